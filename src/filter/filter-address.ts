import {withoutContacts} from "../text/contacts"
import {queryOf, valuesIn} from "../text/values-in"
import {type ExperienceFilter, type FacetName, facetNames, sortOrders} from "./experience-filter"

/** The choices that exist: keys by facet. */
export type KnownChoices = Readonly<Record<FacetName, readonly string[]>>

const fieldNames = [...facetNames, "q", "sort"] as const

type FieldName = (typeof fieldNames)[number]

/** Longest text that is searched for, in characters; an address may bring any. */
export const longestSearch = 100

const pickWords = (value: unknown) => {
  const words = typeof value === "string" ? value.slice(0, longestSearch) : ""
  return words.trim() ? {q: words} : {}
}

/** What each field with a list offers. */
const offeredIn = (known: KnownChoices): [string, readonly string[]][] =>
  Object.entries({...known, sort: sortOrders})

/**
 * Reads the choices from fields or a query. A value that the page does not offer is left out: an
 * address may be old, cut, or written by hand.
 *
 * @param read - gives the value of a name, or null
 */
export const pickFilter = (
  read: (name: FieldName) => unknown,
  known: KnownChoices,
): ExperienceFilter => {
  const choices = offeredIn(known).flatMap(([name, values]) => {
    const value = read(name as FieldName)
    return values.some(offered => offered === value) ? [[name, value]] : []
  })
  return {...Object.fromEntries(choices), ...pickWords(read("q"))}
}

/** Reads the choices out of the query of an address: of each list the first that it offers. */
export const readFilter = (search: string, known: KnownChoices): ExperienceFilter => {
  const query = queryOf(search)
  const named = Object.fromEntries(
    offeredIn(known).map(([name, values]) => [
      name,
      valuesIn(query, name).find(value => values.includes(value)),
    ]),
  )
  return pickFilter(name => (name === "q" ? query.get(name) : named[name]), known)
}

/** What {@link readFilter} leaves out of the query of an address: each value, as it is named there. */
export const leftOut = (search: string, known: KnownChoices): string[] => {
  const query = queryOf(search)
  const filter = readFilter(search, known)
  return offeredIn(known).flatMap(([name]) => {
    const values = new Set(valuesIn(query, name))
    values.delete(filter[name as FacetName] ?? "")
    return [...values].map(value => value.slice(0, longestSearch))
  })
}

/**
 * Writes the choices into the query of an address; other parameters stay. Words with an e-mail address
 * or a telephone number stay out of it: addresses are sent on and counted.
 *
 * @param search - the query before, with or without its question mark
 * @returns the query with its question mark, or nothing
 */
export const writeFilter = (search: string, filter: ExperienceFilter): string => {
  const query = new URLSearchParams(search)
  for (const name of fieldNames) {
    const value = filter[name]
    if (value && value === withoutContacts(value)) query.set(name, value.trim())
    else query.delete(name)
  }
  const text = query.toString()
  return text && `?${text}`
}
