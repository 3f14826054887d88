import {graphql} from "gatsby"
import {listed} from "../analytics/attributes"
import {Link} from "../components/link/link"
import {Slider} from "../components/slider/slider"
import {useWords} from "../i18n/use-words"
import {ExperienceCard} from "./experience-card"
import * as styles from "./experience-group.module.css"

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

type ExperienceGroupProps = {
  group: Queries.CatalogueGroupFragment
  /** Whether it is the first: tall phones show the top of its first card on the first screen. */
  first: boolean
}

/** One length of stay: its heading and its slider. */
export const ExperienceGroup = ({group, first}: ExperienceGroupProps) => {
  const t = useWords()
  const {key, title, description, color, experiences} = group
  return (
    <section
      id={key}
      className={`container stack ${styles.group}`}
      data-color={color}
      {...listed("catalogue", key)}
    >
      <div className={styles.head}>
        <h2>{title}</h2>
        <p className="measure">{description}</p>
      </div>
      <Slider label={t("cards:slider.label", {group: title})} color={color}>
        {experiences.map((experience, index) => (
          <ExperienceCard
            key={experience.slug}
            experience={experience}
            index={index + 1}
            first={first && index === 0}
            isOfGroup
          />
        ))}
      </Slider>
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
