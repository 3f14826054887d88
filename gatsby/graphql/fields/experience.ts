import {z} from "zod"
import {formatPrice, monthName} from "../../../src/i18n/format"
import {type Language, languages} from "../../../src/i18n/languages"
import {monthsOfYear} from "../../../src/lib/days"
import {isInSeason} from "../../../src/lib/season"
import {type Experience, experienceSchema} from "../../content/schema/experience"
import {choice} from "../../content/schema/graphql"
import {groupKey, groupOf, groupRules} from "../../content/schema/groups"
import {season as seasonSchema} from "../../content/schema/pieces"
import {priceOf} from "../../content/schema/planning"
import type {Region} from "../../content/schema/region"
import type {MergedPart, Trip} from "../../content/schema/trip-defaults"
import {
  formatMonths,
  formatPesos,
  formatPriceFrom,
  formatSeason,
  formatStay,
} from "../../words/format"
import {bookingText} from "../chat-text"
import {regionsOf} from "../look-ups"
import {
  type ComputedField,
  type FieldContext,
  field,
  fieldsOf,
  type LocalizedContext,
  localizedField,
  override,
} from "./define"
import {colorsOf, posterColors} from "./scene"

/** How much rain a trip's places have together in each month, January first; nothing where one is unknown. */
const rainOf = (places: readonly Pick<Region, "months">[]) => {
  if (places.length === 0 || places.some(({months}) => !months)) return undefined
  return monthsOfYear.map(month => {
    const [first = "mixed", ...others] = new Set(places.map(({months}) => months?.[month - 1]))
    return others.length === 0 ? first : "mixed"
  })
}

const dryness = {dry: 2, mixed: 1, wet: 0}

const when = (trip: Experience, {language, t, content}: LocalizedContext) => {
  if (trip.season) return t("build:months.season", {season: formatSeason(trip.season, language, t)})
  const places = regionsOf(trip, content)
  const sums = monthsOfYear.map(month =>
    places.reduce((sum, {months}) => sum + dryness[months?.[month - 1] ?? "wet"], 0),
  )
  const most = Math.max(...sums)
  if (most === Math.min(...sums)) return null
  const best = sums.map(sum => (sum === most ? "best" : ""))
  const months = formatMonths(best, "best", language, t) ?? ""
  if (most < dryness.dry * places.length) return t("build:months.driest", {months})
  return t(places.length > 1 ? "build:months.dryEverywhere" : "build:months.dry", {months})
}

/** A price that holds in Colombian pesos, in words; null where the site has no rate. */
export const pesosText = (
  euros: number | undefined,
  {content: {site}, language, t}: LocalizedContext,
): string | null =>
  site.pesos && euros !== undefined
    ? t("build:pesosText", {amount: formatPesos(euros, site.pesos.rate, language)})
    : null

const monthTexts = (trip: Experience, {language, t, content}: LocalizedContext) => {
  if (trip.season) return null
  const {sight} = trip
  return rainOf(regionsOf(trip, content))?.map((kind, index) => {
    const month = monthName(index + 1, language)
    return sight && isInSeason(index + 1, sight)
      ? t("build:month.sight", {month, sight: sight.name[language]})
      : t(`build:month.${kind}`, {month})
  })
}

const monthKinds = (trip: Experience, {content}: FieldContext) => {
  const rain = rainOf(regionsOf(trip, content))
  const season = trip.season ?? trip.sight
  return monthsOfYear.map(month =>
    season && isInSeason(month, season) ? "season" : (rain?.[month - 1] ?? "unknown"),
  )
}

const mostOthers = 3

const othersOf = (own: Experience, {content}: FieldContext) => {
  const members = content.experiences.filter(trip => groupOf(trip) === groupOf(own))
  const place = members.findIndex(({slug}) => slug === own.slug)
  const last = Math.max(0, members.length - mostOthers - 1)
  const start = Math.min(Math.max(0, place - 1), last)
  return members.slice(start, start + mostOthers + 1).filter(({slug}) => slug !== own.slug)
}

export const signalColor = choice("SignalColor", ["yellow", "blue", "red"])

export const experienceFields = fieldsOf(experienceSchema, {
  group: field(groupKey, "Group by length of stay: 9-days, 3-days or 1-day.", groupOf),
  color: field(signalColor, "Signal colour of its group.", trip => groupRules[groupOf(trip)].color),
  durationLabel: localizedField(
    z.string(),
    "Length of the stay in words: 4 days, 3 nights.",
    ({length}, {t}) => formatStay(length, t),
  ),
  where: localizedField(z.string(), "The names of its regions.", (trip, {content, language}) =>
    regionsOf(trip, content)
      .map(({name}) => name[language])
      .join(", "),
  ),
  when: localizedField(
    z.string().optional(),
    "When to go, in one sentence: its season, or else its driest months; null if all are alike.",
    when,
  ),
  months: field(z.array(z.int()), "Months in which it is offered, 1 to 12.", ({season}) =>
    monthsOfYear.filter(month => isInSeason(month, season ?? null)),
  ),
  monthTexts: localizedField(
    z.array(z.string()).optional(),
    "How each month is there, in words, January first: what there is to see in that month alone, or else the rain; null of a trip with a season.",
    monthTexts,
  ),
  monthKinds: field(
    z.array(z.string()),
    "The same as kinds, January first: season where there is something to see, dry, mixed, wet; unknown.",
    monthKinds,
  ),
  priceText: localizedField(
    z.string(),
    "The starting price in words, From €1,400, or that it is on request.",
    (trip, context) => formatPriceFrom(priceOf(trip), context),
  ),
  pesosText: localizedField(
    z.string().optional(),
    "The starting price in Colombian pesos, in words, where the site has a rate and the price holds.",
    (trip, context) => pesosText(priceOf(trip), context),
  ),
  isPriceOpen: field(
    z.boolean(),
    "Whether its prices are past their day, so that the price is on request.",
    trip => priceOf(trip) === undefined,
  ),
  reserveText: localizedField(
    z.string(),
    "Text of the booking button, built from the price: Book from €60.",
    (trip, {language, t}) => {
      const euros = priceOf(trip)
      if (euros === undefined) return t("build:reserveOpen")
      return t("build:reserve", {price: formatPrice(euros, language)})
    },
  ),
  chatText: localizedField(z.string(), "What the chat holds ready for who books.", bookingText),
  theme: override(({theme, slug}) => theme ?? slug),
  activities: override(({activities: keys}, {content: {activities: list}}) =>
    keys.map(name => list.activities.find(({key}) => key === name)),
  ),
  others: field(
    z.array(experienceSchema),
    "Up to three others of the same length of stay, the nearest in price.",
    othersOf,
  ),
  posterColors: field(
    posterColors,
    "Colours taken from the picture, for the themed banner.",
    colorsOf,
  ),
})

/** A list of a trip with the rows that all trips answered so, since its own lines do not say them. */
const withInherited = (
  trip: Trip,
  list: "includes" | "notIncluded",
  {translators}: FieldContext,
) => {
  const rows = trip.inherited.filter(
    row => (trip.covers[row] === "not-included") === (list === "notIncluded"),
  )
  const own = trip[list]
  // Of a trip without exclusions of its own one sentence says them all.
  if (rows.length === 0 || (!own && list === "notIncluded")) return own
  const linesIn = (language: Language) => {
    const t = translators[language]
    return rows.map(row => {
      const name = t(`build:covers.row.${row}`)
      return trip.covers[row] === "partly" ? t("build:covers.partly", {name}) : name
    })
  }
  const items = languages.map(language => [
    language,
    [...(own?.items[language] ?? []), ...linesIn(language)],
  ])
  return {...own, items: Object.fromEntries(items)}
}

const mergedParts = {
  covers: override(trip => trip.covers),
  facts: override(trip => trip.facts),
  ask: override(trip => trip.ask),
} satisfies Record<MergedPart, ComputedField<Trip>>

/** What answers for all trips change, in place of what the trip's own file says. */
export const mergedFields = fieldsOf(experienceSchema, {
  ...mergedParts,
  includes: override((trip, context) => withInherited(trip, "includes", context)),
  notIncluded: override((trip, context) => withInherited(trip, "notIncluded", context)),
})

export const seasonFields = fieldsOf(seasonSchema, {
  label: localizedField(
    z.string(),
    "The season in words: 15 June to 20 October.",
    (season, {language, t}) => formatSeason(season, language, t),
  ),
})
