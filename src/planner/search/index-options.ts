import type {Options} from "minisearch"
import {indexedTerms, wordsIn} from "./terms"

/** A trip as the search knows it: the words of its parts, each part a text. */
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
}

/** How the index is made, and how it is read again: both must say the same. */
export const indexOptions: Options<SearchedTrip> = {
  idField: "slug",
  fields: ["title", "places", "words", "card"],
  storeFields: ["days"],
  tokenize: wordsIn,
  processTerm: indexedTerms,
}
