import {monthsOfYear} from "../../src/lib/days"
import {isInSeason} from "../../src/lib/season"
import {capital, joined} from "../../src/lib/text/letters"
import type {Experience} from "../content/schema/experience"
import type {SiteContent} from "../content/schema/files"
import {monthKinds, type Region} from "../content/schema/region"
import type {Trip} from "../content/schema/trip-defaults"
import {formatMonths, formatSeason, type I18nContext, monthName} from "../words/format"
import {type ContentContext, regionsOf, staysIn, tripsOf} from "./look-ups"

/** How much rain a trip's places have together, by month; nothing where one is unknown. */
const rainOf = (places: readonly Pick<Region, "months">[]) => {
  if (places.length === 0 || places.some(({months}) => !months)) return undefined
  return monthsOfYear.map(month => {
    const [first = "mixed", ...others] = new Set(places.map(({months}) => months?.[month - 1]))
    return others.length === 0 ? first : "mixed"
  })
}

const dryness = {dry: 2, mixed: 1, wet: 0}

/** The months with least rain, those rainy in no place if there are any; nothing if all are alike. */
const driestMonthsOf = (places: readonly Pick<Region, "months">[], {language, t}: I18nContext) => {
  const sums = monthsOfYear.map(month =>
    places.reduce((sum, {months}) => sum + dryness[months?.[month - 1] ?? "wet"], 0),
  )
  const most = Math.max(...sums)
  if (most === Math.min(...sums)) return undefined
  const driest = monthsOfYear.filter(month => sums[month - 1] === most)
  const withoutWet = driest.filter(
    month => !places.some(({months}) => months?.[month - 1] === "wet"),
  )
  const chosen = withoutWet.length > 0 ? withoutWet : driest
  const best = monthsOfYear.map(month => (chosen.includes(month) ? "best" : ""))
  const months = formatMonths(best, "best", {language, t}) ?? ""
  if (most < dryness.dry * places.length) return t("build:months.driest", {months})
  return t(places.length > 1 ? "build:months.dryEverywhere" : "build:months.dry", {months})
}

export const bestTimeOfTrip = (trip: Experience, context: ContentContext) => {
  const {language, t} = context
  const {season, sight} = trip
  if (season) return t("build:months.season", {season: formatSeason(season, context)})
  const sightText =
    sight &&
    t("build:months.sight", {
      sight: capital(sight.name[language]),
      season: formatSeason(sight, context),
    })
  const driest = driestMonthsOf(regionsOf(trip, context.content), context)
  return joined([sightText, driest], ". ") || null
}

export const monthTextsOf = (trip: Experience, {language, t, content}: ContentContext) => {
  const {season, sight} = trip
  if (season) {
    const inWords = {season: formatSeason(season, {language, t})}
    return monthsOfYear.map(month =>
      isInSeason(month, season)
        ? t("build:months.season", inWords)
        : t("build:month.outOfSeason", {...inWords, month: monthName(month, language)}),
    )
  }
  return rainOf(regionsOf(trip, content))?.map((kind, index) => {
    const month = monthName(index + 1, language)
    return sight && isInSeason(index + 1, sight)
      ? t("build:month.sight", {month, sight: sight.name[language]})
      : t(`build:month.${kind}`, {month})
  })
}

export const monthKindsOf = (trip: Experience, content: SiteContent) => {
  const rain = rainOf(regionsOf(trip, content))
  const season = trip.season ?? trip.sight
  return monthsOfYear.map(month =>
    season && isInSeason(month, season) ? "season" : (rain?.[month - 1] ?? "unknown"),
  )
}

/** 500 metres are about 3 °C. */
const climb = 500

export const isCoolerHigherUp = (trip: Trip, content: SiteContent): boolean => {
  const highest = trip.facts.access?.altitude ?? Number.POSITIVE_INFINITY
  return regionsOf(trip, content).some(({months, temperature, altitude}) =>
    Boolean(
      months && temperature && altitude && Math.min(altitude.high, highest) >= altitude.low + climb,
    ),
  )
}

export const monthLinesOf = ({months = []}: Pick<Region, "months">, {language, t}: I18nContext) =>
  monthKinds.flatMap(kind => {
    const written = months.length > 0 && formatMonths(months, kind, {language, t})
    return written ? [{kind, text: t(`build:months.${kind}`, {months: written})}] : []
  })

/** The season that all trips to a region keep, or those trips with one that go nowhere else. */
export const seasonsOf = (region: Region, content: SiteContent) => {
  const trips = tripsOf(region, content)
  const [first, ...others] = trips.map(({season}) => season)
  const isShared = others.every(other => other?.from === first?.from && other?.to === first?.to)
  return first && isShared
    ? {season: first, trips: []}
    : {season: null, trips: trips.filter(trip => trip.season && staysIn(region, trip))}
}

export const bestTimeOfRegion = (region: Region, context: ContentContext) => {
  const {content, language, t} = context
  const {season, trips} = seasonsOf(region, content)
  if (season) return t("build:months.season", {season: formatSeason(season, context)})
  const seasons = trips.flatMap(({title, season}) =>
    season ? [`${title[language]}: ${formatSeason(season, context)}`] : [],
  )
  return joined([driestMonthsOf([region], context), ...seasons], ". ") || null
}
