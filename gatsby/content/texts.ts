import {formatPrice} from "../../src/i18n/format"
import {type Language, languages} from "../../src/i18n/languages"
import {type ContentIssue, formatPath} from "./issue"

/** A text of a content file, with the keys that lead to it: `["includes", "items", "es", 3]`. */
export type Text = {path: ContentIssue["path"]; text: string}

export type DataFile = {file: string; value?: unknown}

/** A field of a value of any shape; undefined where there is none. */
export const fieldOf = (value: unknown, key: PropertyKey): unknown =>
  (value as Record<PropertyKey, unknown> | null | undefined)?.[key]

export const textsOf = (value: unknown, path: Text["path"] = []): Text[] => {
  if (typeof value === "string") return [{path, text: value}]
  if (value === null || typeof value !== "object") return []
  if (Array.isArray(value)) return value.flatMap((inner, index) => textsOf(inner, [...path, index]))
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, [...path, key]))
}

/** The texts of some files whose path, such as `includes.items.es[3]`, fits a pattern. */
export const textsAt = (files: readonly DataFile[], pattern: RegExp): (Text & {file: string})[] =>
  files.flatMap(({file, value}) =>
    textsOf(value)
      .filter(({path}) => pattern.test(formatPath(path)))
      .map(text => ({...text, file})),
  )

/** The texts that visitors read, in these languages. */
export const wordsIn = (value: unknown, spoken: readonly Language[] = languages): Text[] =>
  textsOf(value).filter(({path}) => spoken.some(language => path.includes(language)))

/** Every picture of a content file, by its path from that file. */
export const imagesOf = (value: unknown): Text[] =>
  textsOf(value).filter(({path}) => path.at(-1) === "image")

export const pricePlaceholder = "{price}"

/** A text without its sentences that name the price; whole if it has no other. */
const withoutPrice = (text: string) =>
  text
    .split(/(?<=[.!?]) /)
    .filter(sentence => !sentence.includes(pricePlaceholder))
    .join(" ") || text.replaceAll(pricePlaceholder, "…")

/** Puts a price where a text names it; once it no longer holds, sentences that name it go. */
export const fillPrice = (text: string, euros: number | undefined, language: Language): string =>
  euros === undefined
    ? withoutPrice(text)
    : text.replaceAll(pricePlaceholder, () => formatPrice(euros, language))
