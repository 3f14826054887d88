import {track} from "../../analytics/data-layer"
import {asksPrice, findTrips, readIndex} from "./search/find-trips"

/** Parts that a search needs once there are words. */
export type Search = {
  /** Matches among some trips, most relevant first. */
  find: <Trip extends {slug: string}>(words: string, trips: readonly Trip[]) => readonly Trip[]
  /** Whether the words put the lowest price first. */
  asksPrice: (words: string) => boolean
  /** Reports a search. */
  report: (words: string, results: number) => void
}

/**
 * Loads the search.
 *
 * @param address - of the index
 * @throws Error if the index cannot be had
 */
export const openSearch = async (address: string): Promise<Search> => {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  const index = readIndex(await answer.text())
  let last: {words: string; found: readonly string[]} | undefined
  const slugsOf = (words: string) => {
    // Each render asks for the same words twice.
    if (last?.words !== words) last = {words, found: findTrips(index, words)}
    return last.found
  }
  const find: Search["find"] = (words, trips) =>
    slugsOf(words).flatMap(slug => trips.find(trip => trip.slug === slug) ?? [])
  const report: Search["report"] = (words, results) =>
    track({event: "search", search_term: words.trim().slice(0, 100), search_results: results})
  return {find, asksPrice, report}
}
