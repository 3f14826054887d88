import {graphql} from "gatsby"
import {itemViewed, viewed} from "../../analytics/attributes"
import {partyKey} from "../../chat/party-state"
import {OnDemand} from "../../components/on-demand/on-demand"
import {useWords} from "../../i18n/use-words"
import {isStored} from "../../lib/storage"
import {useIdentity} from "../../site/use-identity"
import {SaveButton} from "../saved/save-button/save-button"
import {BookButton} from "./book-button"
import * as styles from "./booking-card.module.css"
import {Fact} from "./fact"
import {ShareButton} from "./share-button"

export const fragment = graphql`
  fragment ExperienceBookingCard on Experience {
    title(language: $language)
    factRows(language: $language) {
      name
      label
      icon
      lines
      paths
      at
    }
    ...BookButton
    ...ExperienceParty
  }
`

/** The facts that decide, and the way to book. */
export const BookingCard = ({experience}: {experience: Queries.ExperienceBookingCardFragment}) => {
  const t = useWords()
  const {productId} = useIdentity()
  const {factRows} = experience
  const price = factRows.find(({name}) => name === "price")
  return (
    <section
      className={styles.card}
      data-color={experience.color}
      aria-label={t("experience:facts.label")}
      {...viewed(itemViewed(experience))}
    >
      <dl className={styles.facts}>
        <div className={styles.price}>
          <dt>{price?.label}</dt>
          <dd>
            {price?.lines.map((line, index) => (
              <span key={line} className={index > 0 ? styles.basis : undefined}>
                {line}
              </span>
            ))}
          </dd>
        </div>
        {factRows.map(
          fact =>
            fact.at === "card" && (
              <div key={fact.name} className={styles.fact}>
                <Fact {...fact} />
              </div>
            ),
        )}
      </dl>
      <div className={styles.book}>
        <OnDemand
          name="party"
          label={t("common:party.label")}
          load={async () => (await import("./party")).Party}
          isDue={() => isStored("sessionStorage", partyKey(productId))}
          given={{experience}}
        />
        <BookButton experience={experience} position="facts" />
        <p>{t("experience:chat")}</p>
        <div className={styles.keep}>
          <SaveButton experience={experience} />
          <ShareButton title={experience.title} />
        </div>
      </div>
    </section>
  )
}
