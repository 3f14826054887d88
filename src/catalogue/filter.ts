import {keysIn, textIn} from "../lib/query"
import {isInSeason} from "../lib/season"
import {wellFormed} from "../lib/text/letters"
import {type Range, readWords} from "./read-words"
import type {Search} from "./search"

/** Sort orders that a visitor can ask for. */
export const sortOrders = ["price", "length"] as const

/** Names of the choices, in the order of the form. */
export const filterNames = ["q", "month", "length", "region", "price", "sort"] as const

type Name = (typeof filterNames)[number]

/** A choice, and what it is called. */
export type NamedChoice = {name: Name; text: string}

/** What is chosen, by its name in the address; `q` holds the search words as typed. */
export type Filter = {[name in Name]?: string}

/** Questions of the filter, with their options. */
export type Facets = Queries.CatalogueFacetFragment["facets"]

/** The part of a trip that the filter reads. */
export type FilterableTrip = Pick<
  Queries.FilterableExperienceFragment,
  "group" | "price" | "isPriceOpen" | "length" | "season" | "regions"
>

/** Longest search text, in characters; addresses may hold any length. */
export const longestSearch = 100

/** Reads the choices from a query. What the filter does not offer is left out. */
export const readFilter = (query: URLSearchParams, facets: Facets): Filter => {
  const offered: {[name: string]: readonly string[]} = {sort: sortOrders}
  for (const {name, choices} of facets) offered[name] = choices.map(({key}) => key)
  const chosen = filterNames.flatMap(name => {
    const value = query.get(name) ?? ""
    if (name === "q")
      return value.trim() ? [[name, wellFormed(textIn(value).slice(0, longestSearch))]] : []
    const keys = keysIn(value).map(key => key.replace(/^0+/, ""))
    const key = keys.find(key => offered[name]?.includes(key))
    return key ? [[name, key]] : []
  })
  return Object.fromEntries(chosen)
}

/** Trips on request fit no budget, and come last by price. */
const priceOf = ({price, isPriceOpen}: FilterableTrip) =>
  isPriceOpen ? Number.MAX_SAFE_INTEGER : price

/** The month that is chosen, or else the first that the words name. */
export const monthIn = ({month, q}: Filter): number | undefined =>
  month ? Number(month) : readWords(q).month

/** How far a number lies outside of a range. */
const distance = (value: number, [least, most]: Range = [0, Number.POSITIVE_INFINITY]) =>
  Math.max(least - value, value - most, 0)

/** How far a trip is from the length and the price that the words name. */
const distances = (trip: FilterableTrip, {q}: Filter): [days: number, euros: number] => {
  const {days, price} = readWords(q)
  return [distance(trip.length.days, days), price ? distance(priceOf(trip), price) : 0]
}

/** Sorts trips by how near they come to the length and the price that the words name. */
export const sortByNearness = <Trip extends FilterableTrip>(
  trips: readonly Trip[],
  filter: Filter,
): Trip[] =>
  [...trips].sort((one, other) => {
    const [days, euros] = distances(one, filter)
    const [otherDays, otherEuros] = distances(other, filter)
    return days - otherDays || euros - otherEuros
  })

/** The order that is chosen, or else the one that the words ask for. */
export const sortIn = ({sort, q}: Filter): string | undefined => sort ?? readWords(q).sort

/**
 * Whether a trip fits every choice, and the words as far as they name a month, a length or a price. A month
 * fits if any of its days is in season.
 */
export const fits = (trip: FilterableTrip, filter: Filter): boolean => {
  const {length, region, price} = filter
  const month = monthIn(filter)
  return (
    (!month || isInSeason(month, trip.season)) &&
    (!length || trip.group === length) &&
    (!region || trip.regions.some(({slug}) => slug === region)) &&
    (!price || priceOf(trip) <= Number(price)) &&
    distances(trip, filter).every(distance => distance === 0)
  )
}

type Searched = Search | null | undefined

/**
 * What words find, the most relevant first.
 *
 * @param search - undefined until it has loaded; null if it cannot: the words then leave out nothing
 * @returns undefined while the search has not loaded
 */
export const foundBy = <Trip extends {slug: string}>(
  trips: readonly Trip[],
  words: string | undefined,
  search: Searched,
): readonly Trip[] | undefined =>
  !words || search === null
    ? trips
    : search?.(words).flatMap(slug => trips.find(trip => trip.slug === slug) ?? [])

/** The trips that the words find and that fit the filter; undefined while the search has not loaded. */
export const tripsFor = <Trip extends FilterableTrip & {slug: string}>(
  trips: readonly Trip[],
  filter: Filter,
  search: Searched,
): Trip[] | undefined => foundBy(trips, filter.q, search)?.filter(trip => fits(trip, filter))

/** How a month can be at a trip's places, the best first. */
const monthKinds = ["season", "dry", "mixed", "wet"]

/** Sorts trips by the order asked for, or else by how the chosen month is; equal ones keep their order. */
export const sortTrips = <Trip extends FilterableTrip & {monthKinds: readonly string[]}>(
  trips: readonly Trip[],
  filter: Filter,
): Trip[] => {
  const month = monthIn(filter) ?? 0
  const sort = sortIn(filter)
  const rank = (trip: Trip) => {
    if (sort === "price") return priceOf(trip)
    if (sort === "length") return trip.length.days
    const place = monthKinds.indexOf(trip.monthKinds[month - 1] ?? "")
    return place < 0 ? monthKinds.length : place
  }
  return [...trips].sort((one, other) => rank(one) - rank(other))
}

/** The choices in words, in the order of the form; a sort order is no choice. */
export const formatChoices = (filter: Filter, facets: Facets): NamedChoice[] =>
  filterNames.flatMap(name => {
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
