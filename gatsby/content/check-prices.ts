import {type Fault, faultAt, show} from "./fault"
import {isWords, textsOf} from "./texts-of"

const braces = /\{+[^{}]*\}+|[{}]/g

/**
 * Finds placeholders that nothing fills, so that visitors would read them; texts may hold the
 * known one.
 */
export const checkPlaceholders = (file: string, value: unknown, known?: string): Fault[] =>
  textsOf(value)
    .filter(isWords)
    .flatMap(({field, text}) =>
      [...text.matchAll(braces)]
        .filter(([placeholder]) => placeholder !== known)
        .map(
          ([placeholder]): Fault =>
            faultAt(known ? "no-price" : "braces", file, field, {found: show(placeholder)}),
        ),
    )

const number = String.raw`\d{1,3}(?:[.,’'\s]\d{3})+(?!\d)(?:[.,]\d\d?(?!\d))?|\d+(?:[.,]\d\d?(?!\d))?`

/** `€62`, `EUR 62`, `62 €`, `62 euros`. */
const amount = new RegExp(
  String.raw`(?:€|(?<!\p{L})(?:euros?|EUR))\s*(?:${number})|(?<![\d.,])(?:${number})\s*(?:€|(?:euros?|EUR)(?!\p{L}))`,
  "giu",
)

/** What introduces a starting price, in any language of the site. */
const introduction = /(?<!\p{L})(?:from|desde|a partir de)\s+$/iu

/** Euros of an amount in any spelling: 1400 for "€1,400", "1.400 €", "EUR 1 400" and "1400.00 euros". */
const eurosOf = (found: string) => {
  const digits = found.replace(/^\D+|\D+$/, "")
  return Number(digits.replace(/\D(?!\d\d?$)/g, "").replace(",", "."))
}

/**
 * Finds amounts that repeat a trip's price or look like an old one, because a price change would
 * miss them. Other amounts, such as fees, are allowed.
 *
 * @param trip - content of the file; without a sound price nothing can be compared
 */
export const checkAmounts = (file: string, trip: unknown): Fault[] => {
  const {price} = (trip ?? {}) as {price?: unknown}
  return textsOf(trip)
    .filter(isWords)
    .flatMap(({field, text}) => {
      const plain = text.replaceAll("**", "")
      return [...plain.matchAll(amount)].flatMap(({0: found, index}): Fault[] => {
        const euros = eurosOf(found)
        const isIntroduced = introduction.test(plain.slice(0, index))
        if (euros !== price && !isIntroduced) return []
        const code = euros === price ? "price-repeated" : "price-older"
        return [faultAt(code, file, field, {found: show(found)})]
      })
    })
}
