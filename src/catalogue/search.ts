import MiniSearch, {type Query, type SearchOptions} from "minisearch"
import type {Language} from "../i18n/languages"
import {
  foldAccents,
  isMeaningful,
  isNumber,
  readWords,
  type WordCriteria,
  wordsIn,
} from "./read-words"

/** A trip as the search reads it: its names in both languages, its card's text in one. */
export type SearchDocument = {
  slug: string
  title: string
  /** Names of its regions and stops. */
  places: string
  /** Keywords of the trip alone. */
  keywords: string
  /** What other trips have, too: activities with their keywords, and keywords of regions. */
  shared: string
  regions: number
  card: string
}

/** What words ask of the filter, and the trips that the others find, the most relevant first. */
export type SearchResult = WordCriteria & {slugs: readonly string[]}

export type Search = (words: string) => SearchResult

/** Makes masculine and feminine, singular and plural alike: niñas and niño, whale and whales. */
const stem = (word: string) =>
  word.replace(/^(.{3,}?)[ao]s?$/, "$1o").replace(/^(.{3,}?)(?:e?s|e)$/, "$1")

/** Makes letters alike that sound so, or that keyboards lack: wale and whale, vallena and ballena. */
const sound = (word: string) =>
  `~${stem(word)
    .replace(/ph/g, "f")
    .replace(/h/g, "")
    .replace(/v/g, "b")
    .replace(/ñ/g, "n")
    .replace(/z|c(?=[ei])/g, "s")
    .replace(/qu|k/g, "c")
    .replace(/ll/g, "y")
    .replace(/(.)\1/g, "$1")}`

/** Whether a word may be another with one letter wrong; a short word may only lack a letter. */
const isMistyped = (word: string, other: string) =>
  word[0] === other[0] && (stem(word).length > 4 || (word.length > 3 && other.length > word.length))

/** Ways to look for a word, the best first: as it is, its sound, its beginning, one letter wrong. */
const waysTo = (word: string): SearchOptions[] => [
  {processTerm: stem},
  {processTerm: sound},
  {prefix: true},
  {
    fuzzy: 1,
    boostDocument: (_, term, {regions} = {}) => Number(isMistyped(word, term)) / Number(regions),
  },
]

/** The words, and each two that stand together as one: birdwatching. */
const tokenize = (text: string) => {
  const words = wordsIn(foldAccents(text)).filter(isMeaningful)
  return [...words, ...words.slice(1).map((word, index) => words[index] + word)]
}

/** Makes a search for slugs of trips: by words in either language, their beginnings, with a typing error. */
export const makeSearch = (documents: readonly SearchDocument[]): ((text: string) => string[]) => {
  const index = new MiniSearch<SearchDocument>({
    idField: "slug",
    fields: ["title", "keywords", "places", "shared", "card"],
    storeFields: ["regions"],
    tokenize,
    processTerm: word => [...new Set([word, stem(word), sound(word)])],
    searchOptions: {
      processTerm: word => word,
      // Name and places of a trip tell more than any number of words that it shares with others.
      boost: {title: 300, keywords: 200, places: 600, shared: 2},
      bm25: {k: 1.2, b: 0.3, d: 0.5},
      // A trip to one place is about it more than a trip to four.
      boostDocument: (_, __, {regions} = {}) => 1 / Number(regions),
    },
  })
  index.addAll(documents)

  const found = (query: Query) => index.search(query).map(({id}) => String(id))
  /** A word in the best way that finds it. */
  const queriesFor = (word: string): Query[] => {
    const way = waysTo(word).find(way => found({queries: [word], ...way}).length > 0)
    return way ? [{queries: [word], ...way}] : []
  }
  /** Whether a word is searched for: a number only if a title or keywords have it. */
  const isSearched = (word: string) =>
    !isNumber(word) || found({queries: [word], fields: ["title", "keywords"]}).length > 0

  return text => {
    const words = readWords(text).words.filter(isSearched)
    // A month, a price and a length are choices of the filter: all trips answer them.
    if (words.length === 0) return documents.map(({slug}) => slug)
    const queries = words.flatMap(queriesFor)
    const all = queries.length === words.length ? found({combineWith: "AND", queries}) : []
    if (all.length > 0) return all
    // A word that every trip has, such as "trip", makes none of them an answer.
    const distinctive = queries.filter(query => found(query).length < documents.length)
    return found({combineWith: "OR", queries: distinctive})
  }
}

export const loadSearch = async (language: Language): Promise<Search> => {
  const address = `/search/${language}.json`
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  const find = makeSearch((await response.json()) as SearchDocument[])
  const results = new Map<string, SearchResult>()
  // Each text once: every choice of the filter asks again.
  return words => {
    const result = results.get(words) ?? {...readWords(words), slugs: find(words)}
    results.set(words, result)
    return result
  }
}
