import {graphql} from "gatsby"
import {MonthStrip} from "../../components/month-strip/month-strip"
import {Section} from "../../components/section/section"
import {useWords} from "../../i18n/use-words"
import * as styles from "./months.module.css"

export const fragment = graphql`
  fragment ExperienceMonths on Experience {
    season {
      from
      to
      label(language: $language)
    }
    regions {
      key: slug
      name(language: $language)
      ...MonthStrip
    }
  }
`

/** The twelve months of each of the trip's places, with its season. */
export const Months = ({experience}: {experience: Queries.ExperienceMonthsFragment}) => {
  const t = useWords()
  const {season, regions} = experience
  const known = regions.filter(({months}) => months)
  if (known.length === 0) return null
  return (
    <Section title={t("place:months.title")} description={t("place:months.note")}>
      <div className={styles.places}>
        {known.map(region => (
          <div key={region.key} className={styles.place}>
            {regions.length > 1 && <h3>{region.name}</h3>}
            <MonthStrip region={region} season={season} />
          </div>
        ))}
      </div>
    </Section>
  )
}
