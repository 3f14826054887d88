import {type ExperienceFilter, type FacetName, facetNames} from "./experience-filter"

/** The choices that exist: keys by facet. */
export type KnownChoices = Readonly<Record<FacetName, readonly string[]>>

/**
 * Reads the choices from fields or a query. A value that the page does not offer is left out: an
 * address may be old, cut, or written by hand.
 *
 * @param read - gives the value of a name, or null
 */
export const pickFilter = (
  read: (name: FacetName) => unknown,
  known: KnownChoices,
): ExperienceFilter =>
  Object.fromEntries(
    facetNames.flatMap(name => {
      const value = read(name)
      return typeof value === "string" && known[name].includes(value) ? [[name, value]] : []
    }),
  )

/** Reads the choices out of the query of an address. */
export const readFilter = (search: string, known: KnownChoices): ExperienceFilter => {
  const query = new URLSearchParams(search)
  return pickFilter(name => query.get(name), known)
}

/**
 * Writes the choices into the query of an address; other parameters stay.
 *
 * @param search - the query before, with or without its question mark
 * @returns the query with its question mark, or nothing
 */
export const writeFilter = (search: string, filter: ExperienceFilter): string => {
  const query = new URLSearchParams(search)
  for (const name of facetNames) {
    const value = filter[name]
    if (value === undefined) query.delete(name)
    else query.set(name, value)
  }
  const text = query.toString()
  return text && `?${text}`
}
