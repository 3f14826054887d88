import {graphql} from "gatsby"
import {selected} from "../../../analytics/attributes"
import {Button} from "../../../components/button/button"
import {Card} from "../../../components/card/card"
import {stackedPlan} from "../../../components/card/stacked-plan"
import {useWords} from "../../../i18n/use-words"
import {SaveButton} from "../../../planner/save-button"
import {useTravellers} from "../../../planner/store"
import * as styles from "./experience-card.module.css"

export const fragment = graphql`
  fragment ExperienceCard on Experience {
    slug
    group
    color
    title(language: $language)
    cardDescription(language: $language)
    where(language: $language)
    when(language: $language)
    monthTexts(language: $language)
    durationLabel(language: $language)
    actionText(language: $language)
    imageAlt(language: $language)
    priceText(language: $language)
    pesosText(language: $language)
    image {
      ...CardPicture
    }
    ...AnalyticsItem
  }
`

type ExperienceCardProps = {
  experience: Queries.ExperienceCardFragment
  heading?: "h2" | "h3"
  /** Its place in the row, from 1. */
  index?: number
  /** Whether tall phones show its picture on the first screen. */
  first?: boolean
  /** Layout width of its picture, where it differs from that of other cards. */
  sizes?: string
  /** True in the catalogue's groups, where the length of stay links to the list of its group. */
  isInGroup?: boolean
}

/**
 * A trip's card: poster, title, where and when, or how the month is that the visitor has told, one
 * reason to go, price, length. One link covers it; the save button stands beside it.
 */
export const ExperienceCard = (props: ExperienceCardProps) => {
  const {experience, heading, index, first, sizes, isInGroup} = props
  const t = useWords()
  const {month} = useTravellers()
  const {slug, group, color, title, durationLabel, pesosText, where} = experience
  const when = (month && experience.monthTexts?.[month - 1]) || experience.when
  return (
    <Card
      variant={stackedPlan}
      image={experience.image}
      alt={experience.imageAlt}
      title={title}
      note={[where, when].filter(Boolean).join(" · ")}
      description={experience.cardDescription}
      color={color}
      heading={heading}
      first={first}
      sizes={sizes}
    >
      <p className={styles.price}>
        <span>{experience.priceText}</span>
        {pesosText && <span className={styles.pesos}>{pesosText}</span>}
      </p>
      <Button
        to={`/experiences/${slug}/`}
        color={color}
        label={`${experience.actionText}: ${title}`}
        isStretched
        event={selected(experience, index)}
      >
        {experience.actionText}
      </Button>
      {isInGroup ? (
        <Button
          to={`/experiences/?length=${group}#found`}
          variant="quiet"
          color={color}
          label={t("cards:card.duration", {duration: durationLabel})}
        >
          {durationLabel}
        </Button>
      ) : (
        <span className={styles.length}>{durationLabel}</span>
      )}
      <SaveButton experience={experience} title={title} />
    </Card>
  )
}
