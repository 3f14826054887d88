import {graphql} from "gatsby"
import {Link} from "../components/link/link"
import {TripSlider} from "../components/trip-card/trip-slider"
import {useWords} from "../i18n/use-words"
import * as styles from "./trip-group.module.css"

export const fragment = graphql`
  fragment CatalogueGroup on ExperienceGroup {
    key
    title(language: $language)
    description(language: $language)
    color
    experiences {
      ...ExperienceCard
    }
  }
`

type TripGroupProps = {
  group: Queries.CatalogueGroupFragment
  /** True for the page's first group. */
  priority: boolean
}

export const TripGroup = ({group, priority}: TripGroupProps) => {
  const t = useWords()
  const {key, title, description, color, experiences} = group
  return (
    <section id={key} className={`container stack ${styles.group}`} data-color={color}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <p className="measure">{description}</p>
      </div>
      <TripSlider
        label={t("cards:slider.label", {group: title})}
        trips={experiences}
        list={["catalogue", key]}
        color={color}
        priority={priority}
      />
      <p className={`cluster ${styles.ways}`} data-screen-only="">
        {experiences.length > 1 && (
          <Link to={`/experiences/?length=${key}#found`} className="target">
            <span>{t("experiences:group.all", {count: experiences.length})}</span>
            <span className="visuallyHidden">{`: ${title}`}</span>
          </Link>
        )}
        <Link to="/experiences/#customize" className="target">
          {t("experiences:customize.link")}
        </Link>
      </p>
    </section>
  )
}
