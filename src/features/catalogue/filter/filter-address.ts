import {withoutContacts} from "../../../lib/text/contacts"
import {queryOf, valuesIn} from "../../../lib/text/values-in"
import {type ExperienceFilter, severalNames, sortOrders} from "./experience-filter"

/** Available options: keys by facet. */
export type KnownChoices = Readonly<Record<string, readonly string[]>>

/** Questions of the filter, with their options. */
export type Facets = readonly Pick<
  Queries.CatalogueFacetFragment["facets"][number],
  "name" | "choices"
>[]

/** The options of a catalogue's facets. */
export const knownChoices = (facets: Facets): KnownChoices =>
  Object.fromEntries(facets.map(({name, choices}) => [name, choices.map(({key}) => key)]))

/** Longest search text, in characters; addresses may hold any length. */
export const longestSearch = 100

const pickWords = (value: unknown) => {
  // Half of a sign that takes two units can stand in no address.
  const words =
    typeof value === "string" ? value.slice(0, longestSearch).replace(/[\ud800-\udbff]$/, "") : ""
  return words.trim() ? {q: words} : {}
}

/** Options of each select field. */
const offeredIn = (known: KnownChoices): [string, readonly string[]][] =>
  Object.entries({...known, sort: sortOrders})

/**
 * Reads the choices from form fields or a query. Unknown values are left out: an address may be
 * old, cut off, or written by hand.
 *
 * @param read - gives the values of a name: of a question with one answer the first known one counts
 */
export const pickFilter = (
  read: (name: string) => readonly FormDataEntryValue[],
  known: KnownChoices,
): ExperienceFilter => {
  const choices = offeredIn(known).flatMap(([name, offered]) => {
    const given = read(name).flatMap(value => offered.find(one => one === value) ?? [])
    const several = offered.filter(one => given.includes(one))
    const value = severalNames.includes(name) ? several.join(",") : given[0]
    return value ? [[name, value]] : []
  })
  return {...Object.fromEntries(choices), ...pickWords(read("q")[0])}
}

/** Reads the choices from a query. */
export const readFilter = (search: string, known: KnownChoices): ExperienceFilter => {
  const query = queryOf(search)
  return pickFilter(name => (name === "q" ? query.getAll(name) : valuesIn(query, name)), known)
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
