import {graphql} from "gatsby"
import {selected} from "../analytics/attributes"
import {Button} from "../components/button/button"
import {Card} from "../components/card/card"
import {useWords} from "../i18n/use-words"
import {SaveButton} from "../planner/save-button"
import {useTravellers} from "../planner/store"
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
  /** The month of the filter, 1 to 12; else that of the visit. */
  month?: number
  /** Whether tall phones show its picture on the first screen. */
  first?: boolean
  /** Whether all beside it have its length: a long trip then says how it differs from them. */
  isOfGroup?: boolean
  /** Layout width of its picture, where it differs from that of other cards. */
  sizes?: string
}

/** Whether trips have one length of stay. */
export const areOfOneGroup = (trips: readonly {group: string}[]): boolean =>
  trips.every(({group}) => group === trips[0]?.group)

/**
 * A trip's card: poster, title, where and when, or how the visitor's month is, one
 * reason to go, price, length. One link covers it; the save button and the length stand above that.
 */
export const ExperienceCard = (props: ExperienceCardProps) => {
  const {experience, heading, index, first, isOfGroup, sizes} = props
  const t = useWords()
  const travellers = useTravellers()
  const month = props.month ?? travellers.month
  const {slug, color, title, durationLabel, length, pesosText, where} = experience
  const when = (month && experience.monthTexts?.[month - 1]) || experience.when
  const page = `/experiences/${slug}/`
  const hasDays = length.days > 1
  return (
    <Card
      variant="trip"
      image={experience.image}
      alt={experience.imageAlt}
      ground={experience.posterColors.ground}
      title={title}
      note={[where, when].filter(Boolean).join(" · ")}
      description={(isOfGroup && experience.bestFor) || experience.cardDescription}
      color={color}
      heading={heading}
      first={first}
      sizes={sizes}
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
          label={`${experience.actionText}: ${title}`}
          isStretched
          event={selected(experience, index)}
        >
          {experience.actionText}
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
