import {languages} from "../../src/i18n/languages"

/** A text of a content file, with the path of its field: `includes.items.es[3]`. */
export type Text = {field: string; text: string}

const nameOf = (field: string, parent: object, key: string) => {
  if (Array.isArray(parent)) return `${field}[${key}]`
  return field ? `${field}.${key}` : key
}

/**
 * Every text of a content file, in order. It uses its own stack, because files may be nested deeper
 * than the call stack allows.
 */
export const textsOf = (value: unknown, field = ""): Text[] => {
  const texts: Text[] = []
  const unread: {field: string; value: unknown}[] = [{field, value}]
  for (let part = unread.pop(); part; part = unread.pop()) {
    if (typeof part.value === "string") texts.push({field: part.field, text: part.value})
    if (part.value === null || typeof part.value !== "object") continue
    for (const [key, inner] of Object.entries(part.value).reverse())
      unread.push({field: nameOf(part.field, part.value, key), value: inner})
  }
  return texts
}

/** Every picture of a content file, with the path of its field. */
export const imageFields = (value: unknown): Text[] =>
  textsOf(value).filter(({field}) => /(^|\.)image$|^photos\[\d+\]\.file$/.test(field))

const words = new RegExp(`\\.(${languages.join("|")})(\\[|$)`)

/** Whether a field holds text that visitors read, in one language. */
export const isWords = ({field}: Text): boolean => words.test(field)

/** A value with each of its texts changed. */
export const mapTexts = (value: unknown, change: (text: string) => string): unknown => {
  if (typeof value === "string") return change(value)
  if (value === null || typeof value !== "object") return value
  if (Array.isArray(value)) return value.map(inner => mapTexts(inner, change))
  const entries = Object.entries(value).map(([key, inner]) => [key, mapTexts(inner, change)])
  return Object.fromEntries(entries)
}
