import {formatPath, localize} from "./issue"
import {textsOf} from "./texts"

const placeholder = /[@/.]example\b|\bExample\b|^573000000000$|0{3}[\s.-]?0{3}|^0+$/

/** Fields of data/site.json, by dotted names, whose placeholder the owner has yet to replace. */
export const placeholderFields = (site: object): string[] =>
  textsOf(site)
    .filter(({text}) => placeholder.test(text))
    .map(({path}) => formatPath(path))

export const placeholderWarning = (site: object): string | undefined => {
  const fields = placeholderFields(site)
  return fields.length > 0
    ? localize({
        en: `data/site.json still has placeholders, replace them before going live: ${fields.join(", ")}`,
        es: `data/site.json aún tiene valores de relleno; reemplázalos antes de publicar el sitio: ${fields.join(", ")}`,
      })
    : undefined
}

/** A text that pages show; null of a placeholder: a made-up company looks like fraud. */
export const realOrNull = (text: string): string | null => (placeholder.test(text) ? null : text)
