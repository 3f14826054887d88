const placeholder = /example|^573000000000$|0{3}[\s.-]?0{3}|^0+$/i

type Site = Record<string, unknown>

/**
 * Finds values that the owner has yet to replace.
 *
 * @param site - content of data/site.json
 * @returns dotted names of the fields, in their order
 */
export const placeholderFields = (site: Site, prefix = ""): string[] =>
  Object.entries(site).flatMap(([key, value]) => {
    if (key === "$schema") return []
    if (value !== null && typeof value === "object")
      return placeholderFields(value as Site, `${prefix}${key}.`)
    return typeof value === "string" && placeholder.test(value) ? [`${prefix}${key}`] : []
  })

/** One line that names every placeholder still in use; undefined where there is none. */
export const placeholderWarning = (site: Site): string | undefined => {
  const fields = placeholderFields(site)
  return fields.length > 0
    ? `data/site.json still has placeholders, replace them before going live: ${fields.join(", ")}`
    : undefined
}
