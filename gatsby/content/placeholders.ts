import {textsOf} from "./texts-of"

const placeholder = /example|^573000000000$|0{3}[\s.-]?0{3}|^0+$/i

/**
 * Finds placeholders that the owner has yet to replace.
 *
 * @param site - content of data/site.json, or some of its fields
 * @returns dotted names of the fields, in their order
 */
export const placeholderFields = (site: object): string[] =>
  textsOf(site)
    .filter(({field, text}) => field !== "$schema" && placeholder.test(text))
    .map(({field}) => field)

/** One line that names every placeholder still in use; undefined if there is none. */
export const placeholderWarning = (site: object): string | undefined => {
  const fields = placeholderFields(site)
  return fields.length > 0
    ? `data/site.json still has placeholders, replace them before going live: ${fields.join(", ")}`
    : undefined
}
