import {graphql} from "gatsby"
import {useEffect, useRef, useState} from "react"
import {itemViewed} from "../analytics/attributes"
import {useTravellersLabel} from "../chat/use-chat"
import {BookButton, useBookingChat} from "../components/book-button/book-button"
import {buttonClass} from "../components/button/button"
import {Link} from "../components/link/link"
import {useWords} from "../i18n/use-words"
import {SaveButton} from "../planner/save-button"
import {usePlanner} from "../planner/store"
import * as styles from "./booking-card.module.css"
import {FactList} from "./fact-list"
import {ShareButton} from "./share-button"
import {TripTravellers} from "./trip-travellers"

export const fragment = graphql`
  fragment ExperienceBookingCard on Experience {
    title(language: $language)
    ...TripFacts
    ...BookButton
    ...OpenDays
  }
`

type TripProps = {experience: Queries.ExperienceBookingCardFragment}

/** Month and travellers, once they are asked for or were chosen before; who asks has the focus in them. */
const AskedTravellers = ({experience}: TripProps) => {
  const [isOpen, setIsOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const isAsked = useRef(false)
  const label = useTravellersLabel(useBookingChat(experience))
  useEffect(() => {
    setIsOpen(Object.values(usePlanner.getState().travellers).some(Boolean))
  }, [])
  useEffect(() => {
    if (isOpen && isAsked.current) root.current?.querySelector("select")?.focus()
  }, [isOpen])
  return (
    <div ref={root} className="stack" data-needs-script="">
      {isOpen ? (
        <TripTravellers experience={experience} />
      ) : (
        <button
          type="button"
          className={buttonClass({variant: "quiet"})}
          onClick={() => {
            isAsked.current = true
            setIsOpen(true)
          }}
        >
          {label}
        </button>
      )}
    </div>
  )
}

/** Price and length, the way to book, then the other facts that decide. */
export const BookingCard = ({experience}: TripProps) => {
  const t = useWords()
  const {slug, title, color, factRows} = experience
  const isLead = ({name}: {name: string}) => name === "price" || name === "duration"
  // A closure stands once, with the months; picking its month shows it, too.
  const others = factRows
    .filter(fact => fact.at === "card" && !isLead(fact))
    .map(fact => (fact.name === "season" ? {...fact, lines: fact.lines.slice(0, 1)} : fact))
  return (
    <section
      className={styles.card}
      data-color={color}
      aria-label={t("experience:facts.label")}
      {...itemViewed(experience)}
    >
      <FactList facts={factRows.filter(isLead)} className={styles.lead} />
      <div className={`stack ${styles.book}`} data-screen-only="">
        <BookButton experience={experience} position="facts" />
        <p className="quiet">{t("experience:chat")}</p>
        <AskedTravellers experience={experience} />
        <div className={`cluster ${styles.keep}`}>
          <SaveButton experience={experience} />
          <ShareButton slug={slug} title={title} />
          {/* The trip's checklist stands with the saved trips, where it is saved (useSavedTrips). */}
          <Link to={`/saved/?trip=${slug}#checklist`} className="target" data-needs-script="">
            {t("cards:save.checklist")}
          </Link>
        </div>
      </div>
      <FactList facts={others} />
    </section>
  )
}
