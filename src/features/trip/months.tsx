import {graphql} from "gatsby"
import {MonthLine, MonthStrip} from "../../components/month-strip/month-strip"
import {Section} from "../../components/section/section"
import {useWords} from "../../i18n/use-words"
import * as styles from "./months.module.css"

export const fragment = graphql`
  fragment ExperienceMonths on Experience {
    isCoolerHigherUp
    season {
      from
      to
      label(language: $language)
    }
    regions {
      key: slug
      name(language: $language)
      temperature {
        low
        high
      }
      ...MonthStrip
    }
  }
`

const kinds = ["dry", "mixed", "wet"] as const

/** The twelve months and the usual temperatures of each of the trip's places, with its season. */
export const Months = ({experience}: {experience: Queries.ExperienceMonthsFragment}) => {
  const t = useWords()
  const {isCoolerHigherUp, season, regions} = experience
  const known = regions.filter(({months}) => months)
  if (known.length === 0) return null
  const isShown = (kind: (typeof kinds)[number]) => known.some(({months}) => months?.includes(kind))
  return (
    <Section title={t("place:months.title")} description={t("place:months.note")} anchor="when">
      <table className={styles.places}>
        <tbody>
          {known.map(region => (
            <tr key={region.key}>
              <th scope="row">
                <span>{region.name}</span>{" "}
                <span className={styles.temperature}>
                  {region.temperature
                    ? `${region.temperature.low}–${region.temperature.high} °C`
                    : t("place:months.unknown")}
                </span>
              </th>
              <td>
                <MonthStrip region={region} season={season} isCompact />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={styles.legend} data-screen-only="">
        {season && (
          <MonthLine kind="season" text={t("place:months.season", {season: season.label})} />
        )}
        {kinds.filter(isShown).map(kind => (
          <MonthLine key={kind} kind={kind} text={t(`place:months.kind.${kind}`)} />
        ))}
        {known.some(({temperature}) => temperature) && <li>{t("place:months.degrees")}</li>}
        {isCoolerHigherUp && <li>{t("place:months.higher")}</li>}
      </ul>
    </Section>
  )
}
