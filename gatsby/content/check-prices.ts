import {type ContentIssue, issueAt} from "./issue"
import {pricePlaceholder} from "./price-in-texts"
import {wordsOf} from "./texts-of"

const braces = /\{+[^{}]*\}+|[{}]/g

/** Finds placeholders that nothing fills, so that visitors would read them. */
export const checkPlaceholders = (
  file: string,
  value: unknown,
  known: string | undefined,
): ContentIssue[] =>
  wordsOf(value).flatMap(({path, text}) =>
    [...text.matchAll(braces)]
      .filter(([placeholder]) => placeholder !== known)
      .map(([placeholder]) =>
        issueAt(
          file,
          path,
          placeholder,
          known
            ? {en: `${known}, or no braces`, es: `${known}, o ninguna llave`}
            : {en: "a text without { and }", es: "un texto sin { ni }"},
        ),
      ),
  )

const number = String.raw`((?:\d{1,3}(?:[.,’'\s]\d{3})+|\d+)(?:[.,]\d\d?(?!\d))?)`

/** `€62`, `EUR 1,400`, `1.400 €`, `62 euros`. */
const amount = new RegExp(
  String.raw`(?:€|(?<!\p{L})(?:euros?|EUR))\s*${number}|(?<![\d.,])${number}\s*(?:€|(?:euros?|EUR)(?!\p{L}))`,
  "giu",
)

/** What introduces a starting price. */
const introduction = /(?<!\p{L})(?:from|desde|a partir de)\s+$/iu

/** Whole euros of a number in any spelling: 1400 of "1,400", "1.400", "1 400" and "1400.00". */
const eurosOf = (digits: string) =>
  Number(
    digits
      .trim()
      .replace(/[.,]\d\d?$/, "")
      .replace(/\D/g, ""),
  )

/**
 * Finds amounts that repeat a trip's price or look like an old one, because a change of the price
 * would miss them. Other amounts, such as fees, are allowed.
 */
export const checkAmounts = (file: string, trip: unknown): ContentIssue[] => {
  const {price} = (trip ?? {}) as {price?: unknown}
  return wordsOf(trip).flatMap(({path, text}) => {
    const plain = text.replaceAll("**", "")
    return [...plain.matchAll(amount)]
      .filter(
        ({1: before = "", 2: after = "", index}) =>
          eurosOf(before || after) === price || introduction.test(plain.slice(0, index)),
      )
      .map(([found]) =>
        issueAt(file, path, found, {
          en: `${pricePlaceholder}, which stands for the price`,
          es: `${pricePlaceholder}, que representa el precio`,
        }),
      )
  })
}
