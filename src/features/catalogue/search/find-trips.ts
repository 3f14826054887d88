import MiniSearch, {type Query, type SearchOptions, type SearchResult} from "minisearch"
import {isInSeason} from "../../../lib/season"
import {type AskedStay, askedStay} from "./asked-stay"
import {indexOptions, type SearchedTrip} from "./index-options"
import {partWords} from "./part-words"
import {askedWords, toTerm, toTyped} from "./terms"

/** Index of trips by their words (gatsby/publish/planner/search-index.ts). */
export type SearchIndex = MiniSearch<SearchedTrip>

/** Which trips are looked at; all without it. */
type Filter = ((trip: SearchResult) => boolean) | undefined

/** Shortest word in which one letter may be wrong. */
const forgivenFrom = 4

/** Most words that are searched for; an address may hold any number. */
const mostWords = 12

const weights = {
  boost: {title: 4, words: 3, places: 2},
  weights: {fuzzy: 0.3, prefix: 0.6},
}

/** Reads an index as its file stores it. */
export const readIndex = (json: string): SearchIndex => MiniSearch.loadJSON(json, indexOptions)

const findByWords = (index: SearchIndex, words: readonly string[], filter: Filter) => {
  const terms = words.map(toTerm)
  const asTyped = (word: string) => ({
    queries: [word],
    processTerm: toTyped,
    prefix: true,
    fuzzy: word.length >= forgivenFrom && 1,
  })
  const queries = words.map(word => {
    const inBothNumbers = {queries: [word], processTerm: toTerm, prefix: true}
    const isOne = toTerm(word) === toTyped(word)
    return isOne ? asTyped(word) : {combineWith: "OR", queries: [inBothNumbers, asTyped(word)]}
  })
  // A word that all trips have, such as "trip", makes none of them an answer.
  const isTelling = (query: (typeof queries)[number]) =>
    index.search(query as Query).length < index.documentCount
  const search = (combineWith: "AND" | "OR", asked: typeof queries) =>
    index.search({combineWith, queries: asked} as Query, {...weights, filter})
  const all = search("AND", queries)
  const found = all.length > 0 ? all : search("OR", queries.filter(isTelling))
  const isExact = found.some(trip => terms.every(term => trip.terms.includes(term)))
  const begins = (asked: string) => (term: string) => term.startsWith(asked)
  return found.filter(trip => !isExact || terms.every(term => trip.terms.some(begins(term))))
}

/** The words, with joined names split. */
const partJoined = (index: SearchIndex, words: readonly string[]): string[] => {
  const has = (text: string, options?: SearchOptions) =>
    index.search(text, {processTerm: toTerm, combineWith: "AND", ...options}).length > 0
  return words.flatMap(word => {
    const parts = has(word, {prefix: true}) ? undefined : partWords(word, part => has(part))
    const named = askedWords(parts?.join(" ") ?? "")
    return parts && has(named.join(" ")) ? named : word
  })
}

/** A range of days, widened to the nearest length that a trip has. */
const nearest = (index: SearchIndex, {from, to}: NonNullable<AskedStay["days"]>) => {
  const trips = index.search(MiniSearch.wildcard)
  const away = Math.min(...trips.map(({days}) => Math.max(from - days, days - to, 0)))
  return {from: from - away, to: to + away}
}

/** What meets the wishes, the most relevant first. */
const findAsked = (
  index: SearchIndex,
  {days: stay, months, isCheap, rest}: AskedStay,
): SearchResult[] => {
  const days = stay && nearest(index, stay)
  const words = partJoined(index, askedWords(rest).slice(0, mostWords))
  const isOffered = (trip: SearchResult) =>
    (!days || (trip.days >= days.from && trip.days <= days.to)) &&
    (months.length === 0 || months.some(month => isInSeason(month, trip.season ?? null)))
  const isNarrowed = isCheap || days || months.length > 0
  const filter = isNarrowed ? isOffered : undefined
  const found = findByWords(index, words, filter)
  const isElsewhere = () => findByWords(index, words, undefined).length > 0
  if (found.length > 0 || !isNarrowed || isElsewhere()) return found
  const offered = index.search(MiniSearch.wildcard, {filter})
  const isSeasonal = ({season}: SearchResult) => Number(months.length > 0 && Boolean(season))
  return offered.sort((a, b) => isSeasonal(b) - isSeasonal(a))
}

/** Whether the words ask for the lowest price first. */
export const asksPrice = (text: string): boolean => askedStay(text).isCheap

/**
 * Finds trips by words in either language: as a prefix, in singular and plural, without accents, and
 * from four letters on with one letter wrong. Trips with all of the words win over trips with any. A
 * length such as "12 days" or a month leaves only trips that fit, or the nearest lengths; words
 * beside it that no trip has count for nothing. A word such as "cheap" puts the lowest price first.
 *
 * @returns slugs, the most relevant first
 */
export const findTrips = (index: SearchIndex, text: string): string[] => {
  const asked = askedStay(text)
  const found = findAsked(index, asked)
  const priceOf = ({price}: SearchResult): number => price ?? Number.POSITIVE_INFINITY
  const ordered = asked.isCheap ? found.sort((a, b) => priceOf(a) - priceOf(b)) : found
  return ordered.map(({id}) => String(id))
}
