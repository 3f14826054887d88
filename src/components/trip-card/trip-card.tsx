import {graphql} from "gatsby"
import {eventAttributes, selectEvent} from "../../analytics/attributes"
import {useWords} from "../../i18n/use-words"
import {joined} from "../../lib/text/letters"
import {useTripDate} from "../../visitor/store"
import {ButtonLink} from "../button/button"
import {Card} from "../card/card"
import {Link} from "../link/link"
import {Price} from "../price/price"
import {SaveButton} from "../save-button/save-button"
import * as styles from "./trip-card.module.css"

export const fragment = graphql`
  fragment ExperienceCard on Experience {
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

type TripCardProps = {
  experience: Queries.ExperienceCardFragment
  /** Place in the row, from 1. */
  index: number
  /** True among search results: its title is the link, and on phones it is a row. */
  isFound?: boolean
  /** Month that the card tells of; by default the visitor's. */
  month?: number
  /** Whether tall phones show its picture on the first screen. */
  priority?: boolean
}

/**
 * A trip's card: poster, title, where and when (or how the visitor's month is), price, one reason to go.
 * One link covers the card; its other controls lie above that link.
 */
export const TripCard = (props: TripCardProps) => {
  const {experience, index, isFound = false, priority} = props
  const t = useWords()
  const {slug, color, title, durationLabel, length, where, bestFor} = experience
  const date = useTripDate(slug)
  const month = props.month ?? date.month
  const when = (month && experience.monthTexts?.[month - 1]) || experience.when
  const page = `/experiences/${slug}/`
  const event = selectEvent(experience, index)
  const hasDays = length.days > 1
  const actionText = experience.actionText ?? t("cards:card.more")
  return (
    <Card
      variant={isFound ? "found" : "trip"}
      image={experience.image}
      imageAlt={experience.imageAlt}
      ground={experience.posterColors.ground}
      title={
        isFound ? (
          <Link to={page} className="stretched" {...eventAttributes(event)}>
            {title}
          </Link>
        ) : (
          title
        )
      }
      tool={<SaveButton experience={experience} title={title} />}
      facts={
        <>
          <p className="small">{joined([isFound && durationLabel, where, when], " · ")}</p>
          <Price euros={experience.priceText} pesos={experience.pesosText} />
        </>
      }
      description={experience.cardDescription}
      color={color}
      priority={priority}
    >
      {!isFound && (
        <>
          {/* The content says for whom it is, a colon, and how it differs from its sisters. */}
          {bestFor && <p className={`quiet ${styles.whom}`}>{bestFor.split(":")[0]}</p>}
          <ButtonLink
            to={page}
            color={color}
            label={`${actionText}: ${title}`}
            isStretched
            event={event}
          >
            {actionText}
          </ButtonLink>
          <ButtonLink
            to={hasDays ? `${page}#days` : page}
            variant="outline"
            color={color}
            label={`${hasDays ? t("cards:card.days", {duration: durationLabel}) : durationLabel}: ${title}`}
          >
            {durationLabel}
          </ButtonLink>
        </>
      )}
    </Card>
  )
}
