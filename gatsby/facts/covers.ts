import {type Language, languages} from "../../src/i18n/languages"
import type {TFunction} from "../../src/i18n/use-words"
import {type CoverRow, coverRows} from "../content/schema/planning"
import type {Trip} from "../content/schema/trip-defaults"
import {type I18nContext, lowerFirst} from "../words/format"

/** What rows of the cover in one state are called. */
export const coverNames = (covers: Trip["covers"], state: Trip["covers"][CoverRow], t: TFunction) =>
  coverRows.filter(row => covers[row] === state).map(row => t(`build:covers.row.${row}`))

/** What no price covers, and this one does not, in a sentence, without what is asked about. */
export const formatExcluded = ({covers, notIncluded}: Trip, {t}: I18nContext): string => {
  if (notIncluded) return t("build:excluded.listed")
  const list = [
    ...coverNames(covers, "not-included", t).map(lowerFirst),
    t(covers.flights ? "build:excluded.airTaxes" : "build:excluded.taxes"),
    ...(covers.insurance ? [] : [t("build:excluded.insurance")]),
    t("build:excluded.rest"),
  ]
  return t("build:excluded.text", {list: list.join(", ")})
}

/** A list of a trip with the rows that all trips answer so, as its own lines do not say them. */
export const withAnsweredRows = (
  trip: Trip,
  list: "includes" | "notIncluded",
  translators: Record<Language, TFunction>,
) => {
  const rows = trip.answeredRows.filter(
    row => (trip.covers[row] === "not-included") === (list === "notIncluded"),
  )
  const stored = trip[list]
  // Of a trip without exclusions of its own one sentence says them all.
  if (rows.length === 0 || (!stored && list === "notIncluded")) return stored
  const linesIn = (language: Language) => {
    const t = translators[language]
    return rows.map(row => {
      const name = t(`build:covers.row.${row}`)
      return trip.covers[row] === "partly" ? t("build:covers.partly", {name}) : name
    })
  }
  const items = languages.map(language => [
    language,
    [...(stored?.items[language] ?? []), ...linesIn(language)],
  ])
  // Gatsby does not track a new object: from its parent it finds the trip whose price a line names.
  return {...stored, parent: (trip as {id?: string}).id, items: Object.fromEntries(items)}
}
