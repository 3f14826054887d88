import {graphql} from "gatsby"
import {itemViewed, viewed} from "../../analytics/attributes"
import {Icon, type IconName} from "../../components/icon/icon"
import {useWords} from "../../i18n/use-words"
import {BookButton} from "./book-button"
import * as styles from "./facts.module.css"

export const fragment = graphql`
  fragment ExperienceFacts on Experience {
    durationLabel(language: $language)
    priceText(language: $language)
    season {
      label(language: $language)
    }
    regions {
      name(language: $language)
    }
    ...BookButton
  }
`

type Fact = {icon: IconName; label: string; value: string}

/** Length, price, season and place in one strip, with the way to book. */
export const Facts = ({experience}: {experience: Queries.ExperienceFactsFragment}) => {
  const t = useWords()
  const {durationLabel, priceText, season, regions} = experience
  const facts: (Fact | null)[] = [
    {icon: "clock", label: t("experience:facts.length"), value: durationLabel},
    {icon: "tag", label: t("experience:facts.price"), value: priceText},
    season && {icon: "calendar", label: t("experience:facts.season"), value: season.label},
    {
      icon: "pin",
      label: t("experience:facts.where"),
      value: regions.map(({name}) => name).join(", "),
    },
  ]
  return (
    <section
      className={styles.strip}
      aria-label={t("experience:facts.label")}
      {...viewed(itemViewed(experience))}
    >
      <div className={styles.inner}>
        <dl className={styles.facts}>
          {facts.map(
            fact =>
              fact && (
                <div key={fact.label} className={styles.fact}>
                  <dt>
                    <Icon name={fact.icon} size={18} />
                    {fact.label}
                  </dt>
                  <dd>{fact.value}</dd>
                </div>
              ),
          )}
        </dl>
        <BookButton experience={experience} position="facts" />
      </div>
    </section>
  )
}
