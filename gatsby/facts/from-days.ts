import {type Language, locales} from "../../src/i18n/languages"
import {addDays} from "../../src/lib/days"
import {isDayInSeason, type Season} from "../../src/lib/season"
import type {Experience} from "../content/schema/experience"
import type {Travel} from "../content/schema/planning"
import type {Trip} from "../content/schema/trip-defaults"
import {formatHours, formatSeason, type I18nContext} from "../words/format"
import {type ContentContext, regionBySlug, regionsOf} from "./look-ups"
import {askedFacts} from "./questions"

type Days = NonNullable<Experience["days"]>
type Day = Days["items"][number]

/** Numbers of the days of an entry that tells several together. */
const numbersOf = ({from, to = from}: Pick<Day, "from" | "to">) =>
  Array.from({length: to - from + 1}, (_, index) => from + index)

const labelOf = (name: "nights" | "flights", {status}: Days, {t}: I18nContext) =>
  status === "example" ? {label: t(`build:fact.byDays.${name}`)} : {}

/** Nights by place, of a trip to several: one sleeps where the day ends, and not on the last. */
export const formatNights = ({days, length}: Experience, context: ContentContext) => {
  const {content, language} = context
  const counts = new Map<string, number>()
  for (const day of days?.items ?? [])
    for (const number of numbersOf(day))
      if (number < length.days) counts.set(day.region, (counts.get(day.region) ?? 0) + 1)
  if (!days || counts.size < 2) return []
  const places = [...counts].map(
    ([slug, count]) => `${regionBySlug(slug, content)?.name[language] ?? slug} ${count}`,
  )
  return {...labelOf("nights", days, context), lines: [places.join(", ")]}
}

/** Flights within the country: those that are settled, and those that are one way among several. */
export const formatFlights = ({days}: Experience, context: I18nContext) => {
  const {t, language} = context
  const flightDays = (days?.items ?? []).filter(({travel}) =>
    travel?.ways?.some(({by}) => by === "air"),
  )
  const isSure = ({travel}: Day) => travel?.ways?.length === 1
  // The kind that one takes first comes first.
  const lines = [...new Set(flightDays.map(isSure))].map(sure => {
    const items = flightDays.filter(day => isSure(day) === sure)
    const numbers = items.map(({from}) => String(from))
    const list = new Intl.ListFormat(locales[language].format).format(numbers)
    const word = sure ? "sure" : "perhaps"
    return t(`build:fact.flights.${word}`, {count: items.length, days: list})
  })
  return {...(days && labelOf("flights", days, context)), lines}
}

/** Days on which one visits a region: neither arrives from another one nor leaves for home. */
const visitsOf = ({days, length}: Experience, slug: string) => {
  const items = days?.items ?? [{from: 1, to: length.days, region: slug}]
  return items.flatMap((day, index) => {
    const comes = index > 0 && items[index - 1]?.region !== slug
    if (day.region !== slug) return []
    return numbersOf(day).filter(
      number => !(comes && number === day.from) && (number === 1 || number < length.days),
    )
  })
}

/** In a year that is no leap year, where 29 February is 1 March. */
const dayOf = (monthDay: string) => `2025-${monthDay}`

/** What two spans of a year share: two parts where each holds both ends of the other. */
const sharedBy = (one: Season, other: Season): Season[] =>
  [...new Set([one.from, other.from])]
    .filter(day => [one, other].every(span => isDayInSeason(dayOf(day), span)))
    .map(from => ({
      from,
      to: isDayInSeason(dayOf(other.to), {from, to: one.to}) ? other.to : one.to,
    }))

/**
 * Places of a trip that close, with the first days on which it meets that, and why. Of a trip with
 * a season only those within it.
 */
export const closuresOf = (trip: Experience, {content, language, t}: ContentContext) =>
  regionsOf(trip, content).flatMap(({slug, closures}) => {
    const visits = visitsOf(trip, slug)
    if (!closures || visits.length === 0) return []
    const starts = closures.periods.flatMap(period => {
      const from = addDays(dayOf(period.from), 1 - Math.max(...visits)).slice(5)
      const to = addDays(dayOf(period.to), 1 - Math.min(...visits)).slice(5)
      const parts = trip.season ? sharedBy({from, to}, trip.season) : [{from, to}]
      const why = {title: closures.title[language], period: formatSeason(period, {language, t})}
      return parts.map(part => ({...part, ...why}))
    })
    return starts.length > 0 ? {place: closures.closedPlace[language], starts} : []
  })

/** The same in words, if there is an itinerary; else closures stand beside the season. */
export const formatClosedStarts = (trip: Experience, context: ContentContext) => {
  if (!trip.days) return []
  return closuresOf(trip, context).map(({place, starts}) =>
    context.t("build:fact.closedStarts", {
      place,
      periods: starts.map(start => formatSeason(start, context)).join(", "),
    }),
  )
}

const formatTravelTime = (
  {hours, upTo}: NonNullable<Travel["ways"]>[number],
  context: I18nContext,
) => {
  if (hours === undefined) return undefined
  const text = formatHours({hours, upTo}, context)
  return upTo === undefined ? context.t("build:fact.sense.about", {hours: text}) : text
}

/**
 * How one gets to the place of a day that begins elsewhere: “Travel day: Bogotá → Coffee Region, by
 * air (about 1 hour) or by road (7 to 8 hours). We confirm which.” Null of a day that stays.
 */
export const formatDayTravel = (
  {from, travel, region}: Day,
  days: Days | undefined,
  {content, language, t}: ContentContext,
): string | null => {
  const {items = []} = days ?? {}
  const index = items.findIndex(item => item.from === from)
  const before = items[index - 1]?.region ?? region
  if (!travel && before === region) return null
  const nameOf = (stored: Record<Language, string> | undefined, slug: string) => {
    const place = regionBySlug(slug, content)
    return (stored ?? place?.town ?? place?.name)?.[language] ?? ""
  }
  const places = {from: nameOf(travel?.from, before), to: nameOf(travel?.to, region)}
  const ends = t("build:travel.day", places)
  const ways = travel?.ways ?? []
  if (ways.length === 0) return t("build:travel.open", {ends})
  const list = new Intl.ListFormat(locales[language].format, {type: "disjunction"})
  const options = ways.map(way => {
    const by = t(`build:travel.by.${way.by}`)
    const hours = formatTravelTime(way, {language, t})
    if (hours === undefined) return by
    return ways.length > 1 ? `${by} (${hours})` : `${by}, ${hours}`
  })
  const sentence = `${ends}, ${list.format(options)}`
  return ways.length > 1 ? t("build:travel.which", {sentence}) : `${sentence}.`
}

type End = "start" | "end"

/**
 * Where a trip begins or ends: as its file says, or as its days do, which may be an example. An end
 * that is asked is open; a start that is asked is the place where one meets.
 */
const placeOf = (end: End, trip: Trip, {language, content}: ContentContext) => {
  const {days, facts} = trip
  const place = facts[end]
  if (place) return {town: place[language], isExample: false}
  const region = regionBySlug(days?.items.at(end === "start" ? 0 : -1)?.region, content)
  if (!region || (end === "end" && askedFacts(trip).includes(end))) return undefined
  return {town: (region.town ?? region.name)[language], isExample: days?.status === "example"}
}

/** The place in words. An end is not called an example where the start before it is. */
export const formatPlace = (end: End, trip: Trip, context: ContentContext): string[] => {
  const place = placeOf(end, trip, context)
  if (!place) return []
  const isToldAtStart = end === "end" && placeOf("start", trip, context)?.isExample
  return [
    place.town,
    ...(place.isExample && !isToldAtStart ? [context.t("build:fact.example")] : []),
  ]
}
