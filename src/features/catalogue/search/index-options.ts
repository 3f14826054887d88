import type {Options} from "minisearch"
import type {Season} from "../../../lib/season"
import {indexedTerms, wordsIn} from "./terms"

/** A trip as the search indexes it. */
export type SearchedTrip = {
  slug: string
  title: string
  /** Names of its regions and stops, and words of its regions. */
  places: string
  /** Its own words and those of its activities. */
  words: string
  card: string
  /** How many days it takes. */
  days: number
  /** From how many euros; unset where it is on request. */
  price?: number
  /** When it is offered; all year without it. */
  season?: Season
}

/** Options for writing and reading the index; both must use the same. */
export const indexOptions: Options<SearchedTrip> = {
  idField: "slug",
  fields: ["title", "places", "words", "card"],
  storeFields: ["days", "price", "season"],
  tokenize: wordsIn,
  processTerm: indexedTerms,
}
