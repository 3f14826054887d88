import {formatPath} from "./issue"
import {textsOf} from "./texts-of"

const placeholder = /example|^573000000000$|0{3}[\s.-]?0{3}|^0+$/i

/**
 * Fields of data/site.json, by their dotted names, whose placeholder the owner has yet to replace.
 */
export const placeholderFields = (site: object): string[] =>
  textsOf(site)
    .filter(({text}) => placeholder.test(text))
    .map(({path}) => formatPath(path))

/** One line that names every placeholder still in use; undefined if there is none. */
export const placeholderWarning = (site: object): string | undefined => {
  const fields = placeholderFields(site)
  return fields.length > 0
    ? `data/site.json still has placeholders, replace them before going live: ${fields.join(", ")}`
    : undefined
}
