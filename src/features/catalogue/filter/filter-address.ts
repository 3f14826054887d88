import {withoutContacts} from "../../../lib/text/contacts"
import {queryOf, valuesIn} from "../../../lib/text/values-in"
import {type ExperienceFilter, type FacetName, severalNames, sortOrders} from "./experience-filter"

/** Available options: keys by facet. */
export type KnownChoices = Readonly<Record<FacetName, readonly string[]>>

/** Longest search text, in characters; addresses may hold any length. */
export const longestSearch = 100

const pickWords = (value: unknown) => {
  const words = typeof value === "string" ? value.slice(0, longestSearch) : ""
  return words.trim() ? {q: words} : {}
}

/** Options of each select field. */
const offeredIn = (known: KnownChoices): [string, readonly string[]][] =>
  Object.entries({...known, sort: sortOrders})

/** The value of a name among those that are offered; of several, each once and in their order. */
const pickOffered = (name: string, value: unknown, offered: readonly string[]) => {
  if (!severalNames.includes(name)) return offered.find(one => one === value)
  const chosen = typeof value === "string" ? value.split(",") : []
  return offered.filter(one => chosen.includes(one)).join(",")
}

/**
 * Reads the choices from form fields or a query. Unknown values are left out: an address may be
 * old, cut off, or written by hand.
 *
 * @param read - gives the value of a name, or null; several with commas between
 */
export const pickFilter = (
  read: (name: string) => unknown,
  known: KnownChoices,
): ExperienceFilter => {
  const choices = offeredIn(known).flatMap(([name, values]) => {
    const value = pickOffered(name, read(name), values)
    return value ? [[name, value]] : []
  })
  return {...Object.fromEntries(choices), ...pickWords(read("q"))}
}

/** Reads the choices from a query: the first known value of each facet, or all of several. */
export const readFilter = (search: string, known: KnownChoices): ExperienceFilter => {
  const query = queryOf(search)
  const named = Object.fromEntries(
    offeredIn(known).map(([name, values]) => {
      const found = valuesIn(query, name).filter(value => values.includes(value))
      return [name, severalNames.includes(name) ? found.join(",") : found[0]]
    }),
  )
  return pickFilter(name => (name === "q" ? query.get(name) : named[name]), known)
}

/** Values of a query that {@link readFilter} ignores, as written there. */
export const leftOut = (search: string, known: KnownChoices): string[] => {
  const query = queryOf(search)
  const filter = readFilter(search, known)
  return offeredIn(known).flatMap(([name]) => {
    const values = new Set(valuesIn(query, name))
    for (const value of (filter[name] ?? "").split(",")) values.delete(value)
    return [...values].map(value => value.slice(0, longestSearch))
  })
}

/**
 * Writes the choices into a query; other parameters stay. Words with an e-mail address or telephone
 * number are left out, because addresses are shared and counted.
 *
 * @param search - the query before, with or without its question mark
 * @param known - names of the facets, whose other values are taken out
 * @returns the query with its question mark, or nothing
 */
export const writeFilter = (
  search: string,
  filter: ExperienceFilter,
  known: KnownChoices,
): string => {
  const query = new URLSearchParams(search)
  for (const name of [...Object.keys(known), "q", "sort"]) {
    const value = filter[name] ?? ""
    const told = value === withoutContacts(value) ? value.trim() : ""
    const [first, ...more] = severalNames.includes(name) ? value.split(",") : [told]
    if (first) query.set(name, first)
    else query.delete(name)
    for (const one of more) query.append(name, one)
  }
  const text = query.toString()
  return text && `?${text}`
}
