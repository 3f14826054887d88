import {monthName} from "../../../i18n/format"
import {languages} from "../../../i18n/languages"
import {toTyped, wordsIn} from "./terms"

/** What search words ask besides words: a range of days, months of which one is enough, a low price. */
export type AskedStay = {
  days?: {from: number; to: number}
  /** 1 to 12. */
  months: readonly number[]
  /** Whether a low price is asked for. */
  isCheap: boolean
  /** The words that are left. */
  rest: string
}

const numbers = [
  ["a", "an", "one", "un", "una", "uno"],
  ["two", "dos"],
  ["three", "tres"],
  ["four", "cuatro"],
  ["five", "cinco"],
  ["six", "seis"],
  ["seven", "siete"],
  ["eight", "ocho"],
  ["nine", "nueve"],
  ["ten", "diez"],
  ["eleven", "once"],
  ["twelve", "doce"],
  ["thirteen", "trece"],
  ["fourteen", "catorce"],
]

/** Days that a unit stands for, in all languages of the site; a week is about seven. */
const units: readonly (readonly [RegExp, (count: number) => readonly [number, number]])[] = [
  [/^(weekend|fin)/, () => [2, 4]],
  [/^d/, count => [count, count]],
  [/^n/, nights => [nights + 1, nights + 1]],
  [/^[ws]/, weeks => [7 * weeks - 2, 7 * weeks + 2]],
]

const number = `\\d{1,3}|${numbers.flat().join("|")}`

/** "12 days", "3 a 5 días", "4-day", "9+ días", "dos semanas", "weekend"; "a night walk" is none. */
const stay = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?!(?:a|una)\\s+n)(${number})(?:\\s*(?:-|–|to|or|a|o)\\s*(${number}))?(\\+)?[\\s-]*` +
    "(d[ií]as?|days?|nights?|noches?|weeks?|semanas?)|(weekends?|fin(?:es)? de semana))" +
    "(?![\\p{L}\\p{N}])",
  "giu",
)

const countOf = (written: string) => {
  const place = numbers.findIndex(words => words.includes(written.toLowerCase()))
  return place < 0 ? Number(written) : place + 1
}

const daysOf = ([, from = "1", to = from, more, unit, weekend]: RegExpMatchArray) => {
  const name = (unit ?? weekend ?? "").toLowerCase()
  const [, range] = units.find(([pattern]) => pattern.test(name)) ?? []
  const [least = 0] = range?.(countOf(from)) ?? []
  const [, most = 0] = range?.(countOf(to)) ?? []
  return {from: least, to: more ? Number.POSITIVE_INFINITY : most}
}

const twelve = Array.from({length: 12}, (_, index) => index + 1)

/** Days that people travel for, by the number of their month. */
const feasts = {Christmas: 12, Navidad: 12}

/** Months by their names in every language and by feasts, as terms. */
const months = new Map([
  ...languages.flatMap(language =>
    twelve.map(month => [toTyped(monthName(month, language)), month] as const),
  ),
  ...Object.entries(feasts).map(([name, month]) => [toTyped(name), month] as const),
])

const cheap = new Set(
  "cheap cheapest affordable budget inexpensive barato barata económico económica"
    .split(" ")
    .map(toTyped),
)

const isNumber = (word: string) => /^\d+$/.test(word)

/**
 * Reads a length such as "12 days" or "two weeks", months such as "July" and words such as "cheap"
 * from search words, in any language of the site. Nights count as one day more, a week as five to nine days; a day and a
 * year beside a month are left out.
 */
export const askedStay = (text: string): AskedStay => {
  const written = text.normalize("NFC")
  const [first] = written.matchAll(stay)
  const words = wordsIn(written.replace(stay, " "))
  const monthOf = (word: string) => months.get(toTyped(word))
  const asked = words.flatMap(word => monthOf(word) ?? [])
  const isCheap = (word: string) => cheap.has(toTyped(word))
  const isLeft = (word: string) =>
    !monthOf(word) && !isCheap(word) && !(asked.length > 0 && isNumber(word))
  return {
    days: first && daysOf(first),
    months: asked,
    isCheap: words.some(isCheap),
    rest: words.filter(isLeft).join(" "),
  }
}
