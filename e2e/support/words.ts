import {readJson, valueOrThrow} from "../../gatsby/content/content-files"
import type {Language} from "../../src/i18n/languages"

export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")

const place = /\{\{(\w+)\}\}/g

const read = (language: Language, namespace: string, key: string): string => {
  const file = `locales/${language}/${namespace}.json`
  const found = key
    .split(".")
    .reduce<unknown>(
      (part, name) => (part as Record<string, unknown>)?.[name],
      valueOrThrow(readJson(".", file)),
    )
  if (typeof found !== "string") throw new Error(`${file} has no ${key}`)
  return found
}

/**
 * A word of the interface, as visitors read it.
 *
 * @param key - its place in the file of the namespace, such as "nav.about"
 * @param values - what stands in its places
 * @throws Error if the file has no such word
 */
export const word = (
  language: Language,
  namespace: string,
  key: string,
  values: Record<string, string | number> = {},
): string =>
  read(language, namespace, key).replace(place, (whole, name) => String(values[name] ?? whole))

/** Matches a word of the interface with anything in its places. */
export const wordPattern = (language: Language, namespace: string, key: string): RegExp => {
  const parts = read(language, namespace, key).split(/\{\{\w+\}\}/)
  return new RegExp(parts.map(escapePattern).join(".+"))
}

/** Several travellers of a kind, as an English chat says them: “two adults”. */
export const travellerWords = (kind: "adults" | "children", count: number): string =>
  word("en", "common", `messaging.${kind}_other`, {
    number: word("en", "common", `messaging.number.${count}`),
  })

/** What the button says that books a trip of a price in whole euros. */
export const bookWords = (price: number, language: Language): string => {
  const format = {style: "currency", currency: "EUR", maximumFractionDigits: 0} as const
  const euros = new Intl.NumberFormat(language, {...format, useGrouping: "always"}).format(price)
  return word(language, "build", "book", {price: euros})
}
