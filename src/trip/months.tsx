import {graphql} from "gatsby"
import {Collapsible} from "../components/collapsible/collapsible"
import {MonthLine, MonthStrip} from "../components/month-strip/month-strip"
import {Paragraph} from "../components/rich-text/rich-text"
import {Section} from "../components/section/section"
import {useWords} from "../i18n/use-words"
import {joined} from "../lib/text/letters"
import * as styles from "./months.module.css"

export const fragment = graphql`
  fragment ExperienceMonths on Experience {
    slug
    when(language: $language)
    isCoolerHigherUp
    isIndoors
    season {
      ...NamedSeason
    }
    regions {
      key: slug
      name(language: $language)
      temperature {
        low
        high
      }
      closures {
        title(language: $language)
        note(language: $language)
        periods {
          label(language: $language)
        }
      }
      ...MonthStrip
    }
  }
`

const kinds = ["dry", "mixed", "wet"] as const

/** Whether anything is known of when to go: months of a trip outdoors, or closures. */
export const hasWhenToGo = ({regions, isIndoors}: Queries.ExperienceMonthsFragment) =>
  regions.some(({months, closures}) => closures || (months && !isIndoors))

/** Months and usual temperatures of each of the trip's places, with its season and closures. */
export const Months = ({experience}: {experience: Queries.ExperienceMonthsFragment}) => {
  const t = useWords()
  const {slug, when, isCoolerHigherUp, isIndoors, season, regions} = experience
  if (!hasWhenToGo(experience)) return null
  const withMonths = regions.filter(({months}) => months && !isIndoors)
  const closed = regions.flatMap(({key, closures}) => (closures ? [{key, ...closures}] : []))
  const isShown = (kind: (typeof kinds)[number]) =>
    withMonths.some(({months}) => months?.includes(kind))
  const notes = [
    t("place:months.note"),
    withMonths.some(({temperature}) => temperature) && t("place:months.degrees"),
    isCoolerHigherUp && t("place:months.higher"),
  ]
  return (
    <Section title={t("place:months.title")} description={season ? undefined : when} anchor="when">
      {withMonths.length > 0 && (
        <>
          <table className={`table ${styles.places}`}>
            <tbody>
              {withMonths.map(region => (
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
                    <MonthStrip region={region} season={season} slug={slug} isLegendHidden />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <ul className={`cluster small ${styles.legend}`}>
            {season && (
              <MonthLine kind="season" text={t("place:months.season", {season: season.label})} />
            )}
            {kinds.filter(isShown).map(kind => (
              <MonthLine key={kind} kind={kind} text={t(`place:months.kind.${kind}`)} />
            ))}
          </ul>
          <p className="quiet">{joined(notes, " ")}</p>
        </>
      )}
      {closed.map(({key, title, note, periods}) => (
        <Collapsible
          key={key}
          title={`${title}: ${periods.map(({label}) => label).join(", ")}`}
          heading="h3"
        >
          <Paragraph text={note} />
        </Collapsible>
      ))}
    </Section>
  )
}
