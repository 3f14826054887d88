import {monthName} from "../i18n/format"
import {languages} from "../i18n/languages"
import {isInSeason, type Season} from "../lib/season"
import {wellFormed} from "../lib/text/well-formed"

/** Sort orders that a visitor can ask for. */
export const sortOrders = ["price", "length"] as const

/** What can be chosen, in the order of the form. */
export const names = ["q", "month", "length", "region", "price", "sort"] as const

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

/** Longest search text, in characters; addresses may hold any length. */
export const longestSearch = 100

/** Reads the choices from a query. What the filter does not offer is left out. */
export const readFilter = (query: URLSearchParams, facets: Facets): Filter => {
  const offered: {[name: string]: readonly string[]} = {sort: sortOrders}
  for (const {name, choices} of facets) offered[name] = choices.map(({key}) => key)
  const chosen = names.flatMap(name => {
    const value = query.get(name) ?? ""
    if (name === "q") return value.trim() ? [[name, wellFormed(value.slice(0, longestSearch))]] : []
    return offered[name]?.includes(value) ? [[name, value]] : []
  })
  return Object.fromEntries(chosen)
}

/** Trips on request fit no budget, and come last by price. */
const priceOf = ({price, isPriceOpen}: FilterableTrip) =>
  isPriceOpen ? Number.MAX_SAFE_INTEGER : price

/** Names of the months, long and short, but for the short ones that are everyday words. */
const monthNames = () => {
  const names = new Map([["setiembre", 9]])
  for (const language of languages)
    for (const width of ["long", "short"] as const)
      for (let month = 1; month <= 12; month += 1)
        // Some browsers end a short one with a full stop.
        names.set(monthName(month, language, width).toLowerCase().replace(".", ""), month)
  for (const word of ["mar", "ago"]) names.delete(word)
  return names
}

let months: Map<string, number> | undefined

/** The month that a whole word names, in any language of the site. */
export const monthNamed = (word: string): number | undefined => {
  months ??= monthNames()
  return months.get(word.toLowerCase())
}

/** The month that is chosen, or else the first that the words name. */
export const monthIn = ({month, q}: Filter): number | undefined =>
  month ? Number(month) : q?.match(/\p{L}+/gu)?.flatMap(word => monthNamed(word) ?? [])[0]

/** Whether a trip fits every choice but the words. A month fits if any of its days is in season. */
export const fits = (trip: FilterableTrip, filter: Filter): boolean => {
  const {length, region, price} = filter
  const month = monthIn(filter)
  return (
    (!month || isInSeason(month, trip.season)) &&
    (!length || trip.group === length) &&
    (!region || trip.regions.some(({slug}) => slug === region)) &&
    (!price || priceOf(trip) <= Number(price))
  )
}

/** How a month can be at a trip's places, the best first. */
const monthKinds = ["season", "dry", "mixed", "wet"]

/** By the order asked for, else by how the chosen month is; what is equal keeps its order. */
export const sortTrips = <Trip extends FilterableTrip & {monthKinds: readonly string[]}>(
  trips: readonly Trip[],
  filter: Filter,
): Trip[] => {
  const month = monthIn(filter) ?? 0
  const rank = (trip: Trip) => {
    if (filter.sort === "price") return priceOf(trip)
    if (filter.sort === "length") return trip.length.days
    const place = monthKinds.indexOf(trip.monthKinds[month - 1] ?? "")
    return place < 0 ? monthKinds.length : place
  }
  return [...trips].sort((one, other) => rank(one) - rank(other))
}

/** The choices in words, in the order of the form; an order is none. */
export const formatChoices = (filter: Filter, facets: Facets): NamedChoice[] =>
  names.flatMap(name => {
    const value = filter[name]?.trim()
    if (!value || name === "sort") return []
    const choices = facets.find(facet => facet.name === name)?.choices ?? []
    return {name, text: choices.find(({key}) => key === value)?.label ?? value}
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
