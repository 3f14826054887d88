import {monthName} from "../i18n/format"
import {languages} from "../i18n/languages"
import type {TFunction} from "../i18n/use-words"
import {isInSeason, type Season} from "../lib/season"
import {withoutContacts} from "../lib/text/contacts"

/** Sort orders that a visitor can ask for. */
export const sortOrders = ["price", "length"] as const

const names = ["q", "month", "length", "region", "price", "sort"] as const

type Name = (typeof names)[number]

/** A choice, and what it is called. */
export type NamedChoice = {name: Name; text: string}

/** What is chosen, by its name in the address; `q` holds the search words as typed. */
export type Filter = {[name in Name]?: string}

/** Questions of the filter, with their options. */
export type Facets = Queries.CatalogueFacetFragment["facets"]

/** The part of a trip that the filter reads. */
export type FilterableTrip = {
  group: string
  /** Starting price, in whole euros. */
  price: number
  /** Whether that price is past its day: it then fits no budget. */
  isPriceOpen: boolean
  length: {readonly days: number}
  /** Null if it is offered all year. */
  season: Season | null
  regions: readonly {readonly slug: string}[]
}

type Answers = {getAll: (name: string) => readonly FormDataEntryValue[]}

/** Longest search text, in characters; addresses may hold any length. */
export const longestSearch = 100

/** Reads the choices from form fields or a query. What the filter does not offer is left out. */
export const readFilter = (answers: Answers, facets: Facets): Filter => {
  const offered = (name: Name): readonly string[] =>
    name === "sort"
      ? sortOrders
      : (facets.find(facet => facet.name === name)?.choices ?? []).map(({key}) => key)
  const chosenOf = (name: Name) => {
    const values = answers.getAll(name).map(String)
    if (name === "q") return values[0]?.trim() ? values[0].slice(0, longestSearch) : undefined
    return values.find(value => offered(name).includes(value))
  }
  const chosen = names.map(name => [name, chosenOf(name)] as const)
  return Object.fromEntries(chosen.filter(([, value]) => value !== undefined))
}

/**
 * Writes the choices into a query; other parameters stay. Words with an e-mail address or telephone
 * number are left out, because addresses are shared and counted.
 *
 * @param search - the query before
 * @returns the query with its question mark, or nothing
 */
export const writeFilter = (search: string, filter: Filter): string => {
  const query = new URLSearchParams(search)
  for (const name of names) {
    const value = filter[name]?.trim()
    if (value && value === withoutContacts(value)) query.set(name, value)
    else query.delete(name)
  }
  const text = query.toString()
  return text && `?${text}`
}

/** Whether a number of days lies in a range such as "9-10", or is the number "7". */
const isWithin = (days: number, range: string) => {
  const [, from, to = from] = /^(\d+)(?:-(\d+))?$/.exec(range) ?? []
  return days >= Number(from) && days <= Number(to)
}

/** Whether a trip fits every choice but the words. A month fits if any of its days is in season. */
export const fits = (trip: FilterableTrip, {month, length, region, price}: Filter): boolean =>
  (!month || isInSeason(Number(month), trip.season)) &&
  (!length || trip.group === length || isWithin(trip.length.days, length)) &&
  (!region || trip.regions.some(({slug}) => slug === region)) &&
  (!price || (!trip.isPriceOpen && trip.price <= Number(price)))

/** How a month can be at a trip's places, the best first. */
const monthKinds = ["season", "dry", "mixed", "wet"]

/** By the order asked for, else by how the chosen month is; what is equal keeps its order. */
export const sortTrips = <Trip extends FilterableTrip & {monthKinds: readonly string[]}>(
  trips: readonly Trip[],
  {month, sort}: Filter,
): Trip[] => {
  const rank = (trip: Trip) => {
    // Trips on request come last.
    if (sort === "price") return trip.isPriceOpen ? Number.MAX_SAFE_INTEGER : trip.price
    if (sort === "length") return trip.length.days
    const place = monthKinds.indexOf(trip.monthKinds[Number(month) - 1] ?? "")
    return place < 0 ? monthKinds.length : place
  }
  return [...trips].sort((one, other) => rank(one) - rank(other))
}

/** Names of months in every language, and the feasts that people travel for. */
const monthNames = () =>
  new Map([
    ...languages.flatMap(language =>
      Array.from({length: 12}, (_, index) => {
        return [monthName(index + 1, language).toLowerCase(), index + 1] as const
      }),
    ),
    ["christmas", 12],
    ["navidad", 12],
  ])

let months: Map<string, number> | undefined

/** The month that a search word names, in any language of the site. */
export const monthOf = (word: string): number | undefined => {
  months ??= monthNames()
  return months.get(word.toLowerCase())
}

const monthIn = ({q}: Filter) => q?.match(/\p{L}+/gu)?.flatMap(word => monthOf(word) ?? [])[0]

/** A month among the words is chosen with them, and goes with them. */
export const withMonthOfWords = (filter: Filter, before: Filter = {}): Filter => {
  const [month, last] = [monthIn(filter), monthIn(before)]
  if (month === last || (filter.month && filter.month !== String(last))) return filter
  const {month: _, ...others} = filter
  return month ? {...others, month: String(month)} : others
}

/** The choices in words, in the order of the form; an order is none. */
export const formatChoices = (filter: Filter, facets: Facets, t: TFunction): NamedChoice[] =>
  names.flatMap((name): NamedChoice[] => {
    const value = filter[name]?.trim()
    if (!value || name === "sort") return []
    if (name === "q") return [{name, text: value}]
    const choices = facets.find(facet => facet.name === name)?.choices ?? []
    const label = choices.find(({key}) => key === value)?.label ?? value
    const text = name === "price" ? t("experiences:filter.priceUpTo", {price: label}) : label
    return [{name, text}]
  })

/**
 * Finds the choice without which most trips are left, where a filter leaves none.
 *
 * @param count - how many trips a filter leaves
 * @returns its name; undefined if there is one choice alone, or none of them helps by itself
 */
export const costliestChoice = (
  {sort: _, ...filter}: Filter,
  count: (filter: Filter) => number,
): Name | undefined => {
  const chosen = Object.keys(filter) as Name[]
  const counts = chosen.map(name => count({...filter, [name]: undefined}))
  const most = Math.max(...counts)
  return chosen.length > 1 && most > 0 ? chosen[counts.indexOf(most)] : undefined
}
