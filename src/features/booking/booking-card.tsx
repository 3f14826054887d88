import {graphql} from "gatsby"
import {Fragment} from "react"
import {contact, itemViewed, pressed, viewed} from "../../analytics/attributes"
import {partyKey} from "../../chat/party-state"
import {chatCodes} from "../../chat/reference"
import {useChat} from "../../chat/use-chat"
import {Icon, type IconName} from "../../components/icon/icon"
import {ExternalLink} from "../../components/link/external-link"
import {Link} from "../../components/link/link"
import {OnDemand} from "../../components/on-demand/on-demand"
import {useWords} from "../../i18n/use-words"
import {isStored} from "../../lib/storage"
import {useIdentity} from "../../site/use-identity"
import {SaveButton} from "../saved/save-button/save-button"
import {BookButton} from "./book-button"
import * as styles from "./booking-card.module.css"
import {ShareButton} from "./share-button"

export const fragment = graphql`
  fragment ExperienceBookingCard on Experience {
    title(language: $language)
    code
    priceText(language: $language)
    factRows(language: $language) {
      name
      label
      icon
      lines
      paths
      isOnCard
    }
    openFacts(language: $language) {
      rows
      chatText
    }
    ...BookButton
    ...ExperienceParty
  }
`

type FactRow = Queries.ExperienceBookingCardFragment["factRows"][number]

/** Lines of a fact; places lead to their pages. */
const Lines = ({lines, paths}: FactRow) => (
  <>
    {lines.map((line, index) => {
      const path = paths?.[index]
      return path ? (
        <Fragment key={line}>
          {index > 0 && <span>, </span>}
          <Link to={path}>{line}</Link>
        </Fragment>
      ) : (
        <span key={line} className={styles.line}>
          {line}
        </span>
      )
    })}
  </>
)

/** The facts of a trip, what of them is open, and the way to book. */
export const BookingCard = ({experience}: {experience: Queries.ExperienceBookingCardFragment}) => {
  const t = useWords()
  const chat = useChat()
  const {priceBasis, productId} = useIdentity()
  const {code, priceText, factRows, openFacts} = experience
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
            <span>{priceText}</span>
            {priceBasis !== "ask" && (
              <span className={styles.basis}>{` ${t(`experience:priceBasis.${priceBasis}`)}`}</span>
            )}
          </dd>
        </div>
        {factRows.map(
          fact =>
            fact.isOnCard && (
              <div key={fact.name} className={styles.fact}>
                <dt>
                  {fact.icon && <Icon name={fact.icon as IconName} size={18} />}
                  <span>{fact.label}</span>
                </dt>
                <dd>
                  <Lines {...fact} />
                </dd>
              </div>
            ),
        )}
        {openFacts && (
          <div className={styles.open}>
            <dt>{t("experience:facts.open")}</dt>
            <dd>
              <span>{`${openFacts.rows}. `}</span>
              <ExternalLink
                {...chat({text: openFacts.chatText, codes: [chatCodes.ask, code]})}
                {...pressed(contact("whatsapp", "covers"))}
              >
                {t("experience:facts.askAll")}
              </ExternalLink>
            </dd>
          </div>
        )}
      </dl>
      <div className={styles.book}>
        <OnDemand
          name="party"
          label={t("experience:party.label")}
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
