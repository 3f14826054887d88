import MiniSearch from "minisearch"
import type {Language} from "../i18n/languages"
import {monthNamed} from "./filter"

/** A trip as the search reads it: its names in both languages, its card's text in one. */
export type SearchDocument = {
  slug: string
  title: string
  /** Names of its regions and stops. */
  places: string
  /** Its keywords, and those of its regions and activities. */
  words: string
  /** Its names without blanks, as hashtags are written: ejecafetero. */
  joined: string
  card: string
}

/** Finds slugs by words, the most relevant first. */
export type Search = (words: string) => string[]

const stopWords = new Set(
  (
    "a al an and around as at by cerca con de del desde e el en for from in is la las lo los near " +
    "of on or para por que se su the to tu un una with y you your"
  ).split(" "),
)

/** Shortest word in which one letter may be wrong. */
const forgivenFrom = 4

/** Lower case without accents; ñ is a letter of its own. */
const fold = (word: string) =>
  word
    .toLowerCase()
    .normalize("NFD")
    .replace(/n\u0303/g, "ñ")
    .replace(/[\u0300-\u036f]/g, "")

/** Singular and plural alike, in English and Spanish: whale and whales, ciudad and ciudades. */
const stem = (word: string) => {
  const folded = fold(word)
  return folded.length >= forgivenFrom ? folded.replace(/(?:e?s|e)$/, "") : folded
}

const wordsIn = (text: string): string[] => text.normalize("NFC").match(/[\p{L}\p{N}]+/gu) ?? []

/** Makes the search of some trips: words in either language, their beginnings, one typing error. */
export const makeSearch = (documents: readonly SearchDocument[]): Search => {
  const index = new MiniSearch<SearchDocument>({
    idField: "slug",
    fields: ["title", "places", "words", "joined", "card"],
    tokenize: wordsIn,
    processTerm: word => (stopWords.has(fold(word)) ? null : stem(word)),
    searchOptions: {
      prefix: true,
      boost: {title: 8, words: 3, places: 2},
      weights: {fuzzy: 0.3, prefix: 0.6},
    },
  })
  index.addAll(documents)

  const find = (words: readonly string[], combineWith: "AND" | "OR", isFuzzy = false) => {
    const fuzzy = (_: string, place: number) =>
      isFuzzy && (words[place] ?? "").length >= forgivenFrom ? 1 : false
    return index.search(words.join(" "), {combineWith, fuzzy}).map(({id}) => String(id))
  }

  return text => {
    const words = wordsIn(text).filter(word => !stopWords.has(fold(word)))
    const terms = words.filter(word => !monthNamed(word))
    // The month is a choice of the filter, and "the" says nothing: all trips answer them.
    if (terms.length === 0) return documents.map(({slug}) => slug)
    const all = find(terms, "AND")
    if (all.length > 0) return all
    const almost = find(terms, "AND", true)
    if (almost.length > 0) return almost
    // A word that every trip has, such as "trip", makes none of them an answer.
    const distinctive = terms.filter(word => find([word], "AND").length < documents.length)
    return find(distinctive, "OR", true)
  }
}

/** Loads the search of a language. */
export const loadSearch = async (language: Language): Promise<Search> => {
  const address = `/search/${language}.json`
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return makeSearch((await response.json()) as SearchDocument[])
}
