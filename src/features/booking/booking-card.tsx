import {graphql} from "gatsby"
import {itemViewed} from "../../analytics/attributes"
import {useTravellersLabel} from "../../chat/use-chat"
import {BookButton, useBookingChat} from "../../components/book-button/book-button"
import {ByEmail} from "../../components/by-email/by-email"
import {OnDemand} from "../../components/on-demand/on-demand"
import {useWords} from "../../i18n/use-words"
import {SaveButton} from "../../planner/save-button"
import {usePlanner} from "../../planner/store"
import * as styles from "./booking-card.module.css"
import {Fact} from "./fact"
import * as factStyles from "./fact.module.css"
import {ShareButton} from "./share-button"

export const fragment = graphql`
  fragment ExperienceBookingCard on Experience {
    title(language: $language)
    ...TripFacts
    ...BookButton
    ...OpenDays
  }
`

/** Price and length, the way to book, then the other facts that decide. */
export const BookingCard = ({experience}: {experience: Queries.ExperienceBookingCardFragment}) => {
  const t = useWords()
  const {factRows} = experience
  const price = factRows.find(({name}) => name === "price")
  const length = factRows.find(({name}) => name === "duration")
  const others = factRows.filter(fact => fact.at === "card" && fact !== length)
  return (
    <section
      className={styles.card}
      data-color={experience.color}
      aria-label={t("experience:facts.label")}
      {...itemViewed(experience)}
    >
      <dl className={`${factStyles.list} ${styles.lead}`} data-facts="">
        <div className={styles.price}>
          <dt>{price?.label}</dt>
          <dd>
            {price?.lines.map((line, index) => (
              <span key={line} className={index > 0 ? styles.basis : undefined}>
                {/* The space is for paper and for readers that run lines on. */}
                {(index > 0 ? " " : "") + line}
              </span>
            ))}
          </dd>
        </div>
        {length && (
          <div className={styles.fact}>
            <Fact {...length} />
          </div>
        )}
      </dl>
      <div className={styles.book}>
        <BookButton experience={experience} position="facts" />
        <p>{t("experience:chat")}</p>
        <ByEmail chat={useBookingChat(experience)} subject={experience.title} position="book" />
        <OnDemand
          name="party"
          label={useTravellersLabel()}
          load={async () => (await import("../../planner/trip-travellers")).TripTravellers}
          isDue={() => Object.values(usePlanner.getState().travellers).some(Boolean)}
          given={{experience}}
        />
        <div className={styles.keep}>
          <SaveButton experience={experience} />
          <ShareButton slug={experience.slug} title={experience.title} />
        </div>
      </div>
      {others.length > 0 && (
        <dl className={`${factStyles.list} ${styles.facts}`} data-facts="">
          {others.map(fact => (
            <div key={fact.name} className={styles.fact} data-fact={fact.name}>
              <Fact {...fact} />
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
