import {graphql} from "gatsby"
import {Fragment, type ReactNode} from "react"
import {itemViewed, viewed} from "../../analytics/attributes"
import {partyKey} from "../../chat/party-state"
import {Icon, type IconName} from "../../components/icon/icon"
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
    durationLabel(language: $language)
    priceText(language: $language)
    effort
    season {
      label(language: $language)
    }
    regions {
      key: slug
      name(language: $language)
    }
    ...BookButton
    ...ExperienceParty
  }
`

type Fact = {icon: IconName; label: string; value: ReactNode}

/** Price, length, season, place and effort, with the way to book. */
export const BookingCard = ({experience}: {experience: Queries.ExperienceBookingCardFragment}) => {
  const t = useWords()
  const {priceBasis, productId} = useIdentity()
  const {durationLabel, priceText, season, regions, effort} = experience
  const places = regions.map(({key, name}, index) => (
    <Fragment key={key}>
      {index > 0 && <span>, </span>}
      <Link to={`/destinations/${key}/`}>{name}</Link>
    </Fragment>
  ))
  const facts: (Fact | null | "")[] = [
    {icon: "clock", label: t("experience:facts.length"), value: durationLabel},
    season && {icon: "calendar", label: t("experience:facts.season"), value: season.label},
    {icon: "pin", label: t("experience:facts.where"), value: places},
    effort && {
      icon: "effort",
      label: t("experience:facts.effort"),
      value: t(`experience:effort.${effort}`),
    },
  ]
  return (
    <section
      className={styles.card}
      data-color={experience.color}
      aria-label={t("experience:facts.label")}
      {...viewed(itemViewed(experience))}
    >
      <dl className={styles.facts}>
        <div className={styles.price}>
          <dt>{t("experience:facts.price")}</dt>
          <dd>
            <span>{priceText}</span>
            {priceBasis !== "ask" && (
              <span className={styles.basis}>{` ${t(`experience:priceBasis.${priceBasis}`)}`}</span>
            )}
          </dd>
        </div>
        {facts.map(
          fact =>
            fact && (
              <div key={fact.label} className={styles.fact}>
                <dt>
                  <Icon name={fact.icon} size={18} />
                  <span>{fact.label}</span>
                </dt>
                <dd>{fact.value}</dd>
              </div>
            ),
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
