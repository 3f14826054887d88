import {graphql} from "gatsby"
import {viewAttributes} from "../analytics/attributes"
import {BookButton} from "../components/chat-button/chat-button"
import {Link} from "../components/link/link"
import {SaveButton, saveTrip} from "../components/save-button/save-button"
import {ShareButton} from "../components/share-button/share-button"
import {TravellersDisclosure} from "../components/travellers/travellers"
import {useWords} from "../i18n/use-words"
import {daysOf, obstaclesTo} from "../lib/obstacles"
import {useIsSaved, useTripDate} from "../visitor/store"
import * as styles from "./booking-card.module.css"
import {LeadFacts} from "./fact-list"

export const fragment = graphql`
  fragment ExperienceBookingCard on Experience {
    title(language: $language)
    ...TripFacts
    ...BookButton
    ...OpenDays
  }
`

type TripProps = {experience: Queries.ExperienceBookingCardFragment}

/** When, and travellers. A date out of season or with a closure is warned of, and can still be picked. */
const TripTravellers = ({experience}: TripProps) => {
  const t = useWords()
  const {slug} = experience
  const {day, month} = useTripDate(slug)
  const starts = day ? [day] : month ? daysOf(month) : []
  const {season, closed} = obstaclesTo(experience, starts)
  return (
    <div className="stack">
      <TravellersDisclosure />
      <div role="status" className="quiet stack">
        {season && <p>{t("experience:travellers.note", {season})}</p>}
        {closed.map(({title, period}) => (
          <p key={period}>{t("experience:travellers.closed", {title, period})}</p>
        ))}
      </div>
    </div>
  )
}

export const BookingCard = ({experience}: TripProps) => {
  const t = useWords()
  const {slug, title, color, factRows} = experience
  const isSaved = useIsSaved(slug)
  return (
    <section
      className={styles.card}
      data-color={color}
      aria-label={t("experience:facts.label")}
      {...viewAttributes(experience)}
    >
      <LeadFacts factRows={factRows} />
      <div className={`stack ${styles.book}`} data-screen-only="">
        <BookButton experience={experience} position="facts" id="book" />
        <p className="quiet">{t("experience:chat")}</p>
        <TripTravellers experience={experience} />
        <div className={`cluster ${styles.keep}`}>
          <SaveButton experience={experience} />
          <ShareButton itemId={slug} to={`/experiences/${slug}/`} title={title} />
          {/* The trip's checklist stands with the saved trips. */}
          <Link
            to={`/saved/?checklist=${slug}#checklist`}
            className="target"
            data-needs-script=""
            onClick={isSaved ? undefined : () => saveTrip(experience, true)}
          >
            {t(isSaved ? "cards:save.plan" : "cards:save.checklist")}
          </Link>
        </div>
      </div>
    </section>
  )
}
