import {formatNumber, formatSeason, formatStay} from "../../../src/i18n/format"
import {capital} from "../../../src/lib/text/capital"
import {accessMeasures} from "../schema/facts"
import {coverRows} from "../schema/planning"
import {
  askedFacts,
  formatConditions,
  formatHours,
  formatPlace,
  formatPrice,
  formatTime,
  languageName,
  listed,
  oneLine,
} from "./format"
import type {Fact, FactContext, FactRegion, FactTrip, FormattedFact} from "./types"

const fact = <Name extends string>(entry: Fact<Name>): Fact<Name> => entry

/**
 * Everything that can be known of a trip, in the order in which it is shown. An entry with its words is
 * all that a fact needs: the booking card, the comparison, the filter, feeds, JSON-LD, `llms.txt` and
 * the list of open questions follow from it. Its value, if it has one, has its shape in schema/facts.ts.
 */
const facts = [
  fact({name: "price", at: "own", format: formatPrice}),
  fact({
    name: "duration",
    icon: "clock",
    at: "card",
    format: ({facts: {duration} = {}, length}, context) => {
      if (!duration) return oneLine(formatStay(length, context.t))
      const hours = formatHours(duration.hours, context)
      return oneLine(context.t(`build:fact.sense.${duration.sense}`, {hours}))
    },
  }),
  fact({
    name: "season",
    icon: "calendar",
    at: "card",
    format: ({season}, {language, t, regions}) => ({
      lines: [
        season ? capital(formatSeason(season, language, t)) : t("build:fact.allYear"),
        ...regions.flatMap(({closures}) => {
          if (!closures) return []
          const periods = closures.periods.map(period => formatSeason(period, language, t))
          const title = closures.title[language]
          return t("build:fact.closed", {title, periods: periods.join(", ")})
        }),
      ],
    }),
  }),
  fact({
    name: "regions",
    icon: "pin",
    at: "card",
    format: (_, {regions, language}) => ({
      lines: regions.map(({name}) => name[language]),
      paths: regions.map(({slug}) => `/destinations/${slug}/`),
    }),
  }),
  fact({
    name: "start",
    icon: "pin",
    format: formatPlace("start"),
  }),
  fact({name: "end", icon: "pin", format: formatPlace("end")}),
  fact({
    name: "startTime",
    icon: "clock",
    format: ({facts: {startTime} = {}}, {language, t}) =>
      oneLine(startTime && t("build:fact.from", {time: formatTime(startTime, language)})),
  }),
  fact({
    name: "effort",
    icon: "effort",
    at: "card",
    format: ({facts: {effort} = {}}, {language, t}) => {
      if (!effort) return undefined
      const why = effort.why[language]
      // Where one can choose, the sentence has the range, finer than levels can.
      return {lines: effort.upTo ? [why] : [t(`build:fact.effort.${effort.level}`), why]}
    },
  }),
  fact({
    name: "conditions",
    at: "card",
    format: (trip, context) => {
      const lines = formatConditions(trip, context)
      return lines.length > 0 ? {lines} : undefined
    },
  }),
  fact({
    name: "access",
    icon: "effort",
    format: ({facts: {access} = {}}, {language, t}) => {
      const places = {steps: access?.stepsAt, altitude: access?.altitudeAt}
      const lines = accessMeasures.flatMap(key => {
        const value = access?.[key]
        if (!value) return []
        const amount = typeof value === "number" ? formatNumber(value, language) : ""
        const line = t(`build:fact.access.${key}`, {amount})
        const place = (key === "steps" || key === "altitude") && places[key]?.[language]
        return place ? `${line} (${place})` : line
      })
      return lines.length > 0 ? {lines} : undefined
    },
  }),
  fact({
    name: "group",
    icon: "people",
    format: ({facts: {group} = {}}, {t}) => {
      if (!group) return undefined
      const {fewest, most, isPrivate} = group
      const size =
        fewest === most
          ? t("build:fact.group.one", {count: most})
          : t("build:fact.group.range", {fewest, most})
      return oneLine(isPrivate ? t("build:fact.group.private", {size}) : size)
    },
  }),
  fact({
    name: "guideLanguages",
    icon: "speech",
    format: ({facts: {guideLanguages} = {}}, {language}) => {
      const {languages, note} = guideLanguages ?? {}
      const names = languages?.map(code => languageName(code, language)).join(", ")
      const lines = [names, note?.[language]].filter(line => line !== undefined)
      return lines.length > 0 ? {lines} : undefined
    },
  }),
  fact({
    name: "minimumAge",
    icon: "people",
    format: ({facts: {minimumAge: count} = {}}, {t}) =>
      oneLine(count !== undefined && t("build:fact.age", {count})),
  }),
  fact({
    name: "covers",
    at: "own",
    format: ({covers = {}}, {t}) => {
      const name = (row: (typeof coverRows)[number]) => t(`build:covers.row.${row}`)
      const open = coverRows.filter(row => covers[row] === "ask").map(name)
      const lines = coverRows.flatMap(row => {
        const value = covers[row]
        return value && value !== "ask" ? `${name(row)}: ${t(`build:covers.value.${value}`)}` : []
      })
      if (open.length > 0) lines.push(t("build:covers.open", {rows: listed(open).join(", ")}))
      return lines.length > 0 ? {lines} : undefined
    },
  }),
  fact({
    name: "accommodation",
    icon: "bed",
    format: ({facts: {accommodation} = {}}, {language, t}) => {
      if (!accommodation) return undefined
      const nights = t("build:stay.nights", {count: accommodation.nights})
      const kind = accommodation.kind?.[language]
      return oneLine(kind ? `${kind}, ${nights}` : nights)
    },
  }),
  fact({
    name: "mealsIncluded",
    icon: "meal",
    format: ({facts: {mealsIncluded = {}} = {}}, {t}) =>
      oneLine(
        Object.entries(mealsIncluded)
          .map(([meal, count]) => t(`build:fact.meals.${meal as "lunches"}`, {count}))
          .join(", "),
      ),
  }),
]

type FactName = (typeof facts)[number]["name"]

/** A known fact in words. */
export type FactRow = FormattedFact & {
  name: FactName
  icon: string | undefined
  label: string
  at: "card" | "list" | "own"
}

type Context = Omit<FactContext, "regions">

const contextOf = (trip: FactTrip, all: readonly FactRegion[], context: Context): FactContext => ({
  ...context,
  regions: trip.regions.flatMap(slug => all.find(region => region.slug === slug) ?? []),
})

/** What is known of a trip, in the order of the list, given all parts of the country. */
export const formatFacts = (
  trip: FactTrip,
  all: readonly FactRegion[],
  context: Context,
): FactRow[] =>
  facts.flatMap(({name, icon, format, at}): FactRow[] => {
    const formatted = format(trip, contextOf(trip, all, context))
    const label = context.t(`build:fact.label.${name}`)
    return formatted ? [{name, icon, label, ...formatted, at: at ?? "list"}] : []
  })

/** Facts that nobody has settled, in the order of the list. */
export const missingFacts = (
  trip: FactTrip,
  all: readonly FactRegion[],
  context: Context,
): FactName[] => {
  const asked = askedFacts(trip)
  const known = new Set(formatFacts(trip, all, context).map(({name}) => name))
  return facts
    .map(({name}) => name)
    .filter(name => asked.includes(name) && (name === "duration" || !known.has(name)))
}
