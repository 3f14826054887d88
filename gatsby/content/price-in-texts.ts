import {formatPrice} from "../../src/i18n/format"
import {type Language, languages} from "../../src/i18n/languages"

/** Placeholder for a trip's price in its texts. */
export const pricePlaceholder = "{price}"

/** A text without its sentences that name the price; whole if it has no other. */
const withoutPrice = (text: string) =>
  text
    .split(/(?<=[.!?]) /)
    .filter(sentence => !sentence.includes(pricePlaceholder))
    .join(" ") || text.replaceAll(pricePlaceholder, "…")

/**
 * Puts a price where a text names it, as the language writes it.
 *
 * @param words - a text, or a list of texts; anything else is given back as it is
 * @param euros - whole euros; undefined where it no longer holds: sentences that name it then go
 */
export const fillPrice = <Words>(
  words: Words,
  euros: number | undefined,
  language: Language,
): Words => {
  const fill = (text: unknown) => {
    if (typeof text !== "string") return text
    if (euros === undefined) return withoutPrice(text)
    return text.replaceAll(pricePlaceholder, () => formatPrice(euros, language))
  }
  return (Array.isArray(words) ? words.map(fill) : fill(words)) as Words
}

/**
 * Puts a trip's price into all of its texts.
 *
 * @param trip - as its file stores it; it is not changed, and one without a price is given back
 * @param isOver - whether the price no longer holds
 */
export const withPrice = <Trip>(trip: Trip, isOver = false): Trip => {
  const {price} = (trip ?? {}) as {price?: unknown}
  if (typeof price !== "number") return trip
  const shown = isOver ? undefined : price
  const fill = (value: unknown): unknown => {
    if (value === null || typeof value !== "object") return value
    if (Array.isArray(value)) return value.map(fill)
    const entries = Object.entries(value).map(([key, inner]) => {
      const language = languages.find(known => known === key)
      return [key, language ? fillPrice(inner, shown, language) : fill(inner)]
    })
    return Object.fromEntries(entries)
  }
  return fill(trip) as Trip
}
