import {graphql} from "gatsby"
import {selectEvent} from "../analytics/attributes"
import {Button} from "../components/button/button"
import {Card} from "../components/card/card"
import {useWords} from "../i18n/use-words"
import {SaveButton} from "../planner/save-button"
import {useTripDate} from "../visitor/store"
import * as styles from "./experience-card.module.css"

export const fragment = graphql`
  fragment ExperienceCard on Experience {
    slug
    group
    color
    title(language: $language)
    cardDescription(language: $language)
    bestFor(language: $language)
    where(language: $language)
    when(language: $language)
    monthTexts(language: $language)
    durationLabel(language: $language)
    length {
      days
    }
    actionText(language: $language)
    imageAlt(language: $language)
    priceText(language: $language)
    pesosText(language: $language)
    posterColors {
      ground
    }
    image {
      ...UprightPicture
    }
    ...AnalyticsItem
  }
`

type ExperienceCardProps = {
  experience: Queries.ExperienceCardFragment
  /** Its place in the row, from 1. */
  index?: number
  /** The month that it is shown for; the visitor's by default. */
  month?: number
  /** Whether tall phones show its picture on the first screen. */
  priority?: boolean
}

/**
 * A trip's card: poster, title, where and when, or how the visitor's month is, one
 * reason to go, price, length. One link covers it; the save button and the length stand above that.
 */
export const ExperienceCard = ({experience, index, priority, ...card}: ExperienceCardProps) => {
  const t = useWords()
  const {slug, color, title, durationLabel, length, pesosText, where} = experience
  const date = useTripDate()(slug)
  const month = card.month ?? date.month
  const when = (month && experience.monthTexts?.[month - 1]) || experience.when
  const page = `/experiences/${slug}/`
  const hasDays = length.days > 1
  const actionText = experience.actionText ?? t("cards:card.more")
  return (
    <Card
      variant="trip"
      image={experience.image}
      imageAlt={experience.imageAlt}
      ground={experience.posterColors.ground}
      title={title}
      note={[where, when].filter(Boolean).join(" · ")}
      description={experience.bestFor ?? experience.cardDescription}
      color={color}
      priority={priority}
    >
      <p className={styles.price}>
        <span>{experience.priceText}</span>
        {pesosText && <span className={styles.pesos}>{pesosText}</span>}
      </p>
      <SaveButton experience={experience} title={title} />
      <div className={`cluster ${styles.links}`}>
        <Button
          to={page}
          color={color}
          label={`${actionText}: ${title}`}
          isStretched
          event={selectEvent(experience, index)}
        >
          {actionText}
        </Button>
        <Button
          to={hasDays ? `${page}#days` : page}
          variant="quiet"
          color={color}
          label={`${hasDays ? t("cards:card.days", {duration: durationLabel}) : durationLabel}: ${title}`}
        >
          {durationLabel}
        </Button>
      </div>
    </Card>
  )
}
