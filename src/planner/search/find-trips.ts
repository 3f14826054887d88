import MiniSearch from "minisearch"
import {indexOptions, type SearchedTrip} from "./index-options"
import {askedWords, toTerm} from "./terms"

/** Trips by their words, made by gatsby/planner/search-index.ts. */
export type SearchIndex = MiniSearch<SearchedTrip>

/** Letters from which on one may be wrong. */
const forgivenFrom = 4

/** Most words that are looked for; an address may bring any number. */
const mostWords = 12

const weights = {
  boost: {title: 4, words: 3, places: 2},
  weights: {fuzzy: 0.3, prefix: 0.6},
}

/** Reads an index as its file stores it. */
export const readIndex = (json: string): SearchIndex => MiniSearch.loadJSON(json, indexOptions)

/**
 * Finds trips by words in either language. A word finds what begins with it, in singular and plural,
 * with and without accents, and from four letters on with one letter wrong. Trips that have all of
 * the words come alone; else those that have any. Where a trip has them exactly, what is only alike
 * is left out.
 *
 * @returns slugs, the most relevant first
 */
export const findTrips = (index: SearchIndex, text: string): string[] => {
  const words = askedWords(text).slice(0, mostWords)
  const terms = words.map(toTerm)
  const queries = words.map(word => ({
    queries: [word],
    prefix: true,
    fuzzy: word.length >= forgivenFrom && 1,
  }))
  const search = (combineWith: "AND" | "OR") =>
    index.search({combineWith, queries}, {...weights, processTerm: toTerm})
  const all = search("AND")
  const found = all.length > 0 ? all : search("OR")
  const isExact = found.some(trip => terms.every(term => trip.terms.includes(term)))
  const begins = (asked: string) => (term: string) => term.startsWith(asked)
  return found
    .filter(trip => !isExact || terms.every(term => trip.terms.some(begins(term))))
    .map(({id}) => String(id))
}
