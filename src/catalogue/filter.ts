import {useMemo} from "react"
import {keysIn, textIn, useQuery} from "../lib/query"
import {isInSeason} from "../lib/season"
import {wellFormed} from "../lib/text/letters"
import type {Range} from "./read-words"
import type {Search, SearchResult} from "./search"

/** Orders of the list; ours is the one without a choice, and can be chosen where words ask for another. */
export const sortOrders = ["ours", "price", "length"] as const

/** Names of the choices, in the order of the form. */
export const filterNames = ["q", "month", "length", "region", "price", "sort"] as const

type Name = (typeof filterNames)[number]

/** What is chosen, by its name in the address; `q` holds the search words as typed. */
export type Filter = {[name in Name]?: string}

/** Questions of the filter, with their options. */
export type Facets = Queries.CatalogueFacetFragment["facets"]

export type FilterableTrip = Pick<
  Queries.FilterableExperienceFragment,
  "slug" | "group" | "price" | "isPriceOnRequest" | "length" | "season" | "regions"
>

/** Longest search text, in characters; addresses may hold any length. */
export const longestSearch = 100

/** Reads the choices from a query. What the filter does not offer is left out. */
export const readFilter = (query: URLSearchParams, facets: Facets): Filter => {
  const optionsOf: {[name: string]: readonly string[]} = {sort: sortOrders}
  for (const {name, options} of facets) optionsOf[name] = options.map(({key}) => key)
  const chosen = filterNames.flatMap(name => {
    const value = query.get(name) ?? ""
    if (name === "q")
      return value.trim() ? [[name, wellFormed(textIn(value).slice(0, longestSearch))]] : []
    const keys = keysIn(value).map(key => key.replace(/^0+/, ""))
    const key = keys.find(key => optionsOf[name]?.includes(key))
    return key && (key !== "ours" || query.get("q")?.trim()) ? [[name, key]] : []
  })
  return Object.fromEntries(chosen)
}

/** What is chosen in the address; nothing on the server and during hydration. */
export const useFilter = (facets: Facets): Filter => {
  const query = useQuery()
  return useMemo(() => (query ? readFilter(query, facets) : {}), [query, facets])
}

/** The choices with what the search words ask for: a choice counts before a word. */
export type Criteria = Filter & Pick<Partial<SearchResult>, "days" | "euros" | "slugs">

/** The search of the words: undefined until it has loaded, null if it cannot. */
export type LoadedSearch = Search | null | undefined

/** Adds what the search words ask for to the choices; nothing without the search. */
export const criteriaOf = (filter: Filter, search: LoadedSearch): Criteria => {
  const result = filter.q ? search?.(filter.q) : undefined
  return {
    ...filter,
    month: filter.month ?? result?.month?.toString(),
    sort: filter.sort ?? result?.sort,
    days: result?.days,
    euros: result?.euros,
    slugs: result?.slugs,
  }
}

/** Trips on request fit no budget, and come last by price. */
const priceOf = ({price, isPriceOnRequest}: FilterableTrip) =>
  isPriceOnRequest ? Number.MAX_SAFE_INTEGER : price

/** How far a number lies outside of a range. */
const distance = (value: number, [least, most]: Range = [0, Number.POSITIVE_INFINITY]) =>
  Math.max(least - value, value - most, 0)

const daysFrom = ({length}: FilterableTrip, {days}: Criteria) => distance(length.days, days)

const eurosFrom = (trip: FilterableTrip, {euros}: Criteria) => distance(priceOf(trip), euros)

/** Sorts trips by how near they come to the length and the price that the words name. */
export const sortByNearness = <Trip extends FilterableTrip>(
  trips: readonly Trip[],
  criteria: Criteria,
): Trip[] =>
  [...trips].sort(
    (a, b) =>
      daysFrom(a, criteria) - daysFrom(b, criteria) ||
      eurosFrom(a, criteria) - eurosFrom(b, criteria),
  )

/** Whether a trip fits every criterion but the words. A month fits if any of its days is in season. */
export const fits = (trip: FilterableTrip, criteria: Criteria): boolean => {
  const {month, length: group, region, price} = criteria
  return (
    (!month || isInSeason(Number(month), trip.season)) &&
    (!group || trip.group === group) &&
    (!region || trip.regions.some(({slug}) => slug === region)) &&
    (!price || priceOf(trip) <= Number(price)) &&
    daysFrom(trip, criteria) === 0 &&
    eurosFrom(trip, criteria) === 0
  )
}

/** The trips that the words find, the most relevant first; all trips without words. */
export const findByWords = <Trip extends FilterableTrip>(
  trips: readonly Trip[],
  {slugs}: Criteria,
): readonly Trip[] => slugs?.flatMap(slug => trips.find(trip => trip.slug === slug) ?? []) ?? trips

/** The trips that a filter leaves: those that its words find and that fit its choices. */
export const tripsFor = <Trip extends FilterableTrip>(
  trips: readonly Trip[],
  filter: Filter,
  search: LoadedSearch,
): Trip[] => {
  const criteria = criteriaOf(filter, search)
  return findByWords(trips, criteria).filter(trip => fits(trip, criteria))
}

/** How a month can be at a trip's places, the best first. */
const kindsBestFirst: readonly string[] = ["season", "dry", "mixed", "wet"]

/** Sorts trips by the order asked for, or else by how the chosen month is; equal ones keep their order. */
export const sortTrips = <Trip extends FilterableTrip & {monthKinds: readonly string[]}>(
  trips: readonly Trip[],
  {month, sort}: Criteria,
): Trip[] => {
  const rank = (trip: Trip) => {
    if (sort === "price") return priceOf(trip)
    if (sort === "length") return trip.length.days
    const place = kindsBestFirst.indexOf(trip.monthKinds[Number(month) - 1] ?? "")
    return place < 0 ? kindsBestFirst.length : place
  }
  return [...trips].sort((a, b) => rank(a) - rank(b))
}

/** The choices in words, in the order of the form; a sort order is no choice. */
export const formatChoices = (filter: Filter, facets: Facets) =>
  filterNames.flatMap(name => {
    const value = filter[name]?.trim()
    if (!value || name === "sort") return []
    const options = facets.find(facet => facet.name === name)?.options ?? []
    return {name, text: options.find(({key}) => key === value)?.label ?? value}
  })

/**
 * Finds the choice without which most trips are left, where a filter leaves none.
 *
 * @param count - how many trips a filter leaves
 * @returns its name; undefined if there is one choice alone, or none of them helps by itself
 */
export const strictestChoice = (
  {sort: _, ...filter}: Filter,
  count: (filter: Filter) => number,
): Name | undefined => {
  const chosen = Object.keys(filter) as Name[]
  const counts = chosen.map(name => count({...filter, [name]: undefined}))
  const most = Math.max(...counts)
  return chosen.length > 1 && most > 0 ? chosen[counts.indexOf(most)] : undefined
}
