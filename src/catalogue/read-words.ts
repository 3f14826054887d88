import {monthName} from "../i18n/format"
import {languages} from "../i18n/languages"

/** The least and the most of a number. */
export type Range = readonly [least: number, most: number]

/** What somebody typed: what the filter knows of, and the folded words that are left to the search. */
type ReadWords = Wish & {words: readonly string[]}

type Wish = {
  /** 1 to 12. */
  month?: number
  /** Length of the trip. */
  days?: Range
  /** In euros. */
  price?: Range
  sort?: "price" | "length"
}

/** Words that tell nothing of a trip. */
const stopWords = new Set(
  (
    "a about al algo all an and any are around as at be between by can cerca con cual cuando cuanto de del desde do donde e el en entre " +
    "es esa ese esta este for from hacia hay how i in into is it la las le les less lo los mas me menos mi mis more most " +
    "my near ni no nos o of off on or our para pero por que quiero se si sin sobre somos son su sus than that the their " +
    "there this to tu u un una unas unos us want we what when where which with without y ya yo you your"
  ).split(" "),
)

/** Lower case without accents; ñ is a letter of its own. */
export const foldAccents = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/n\u0303/g, "ñ")
    .replace(/[\u0300-\u036f]/g, "")

export const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? []

/** Whether a folded word tells something: it is neither a function word nor a year. */
export const isTelling = (word: string): boolean => !stopWords.has(word) && !/^20\d\d$/.test(word)

/** Names of the months, long and short, but for the short ones that are everyday words. */
const monthNames = () => {
  const names = new Map([
    ["sep", 9],
    ["setiembre", 9],
  ])
  for (const language of languages)
    for (const width of ["long", "short"] as const)
      for (let month = 1; month <= 12; month += 1)
        // Some browsers end a short one with a full stop.
        names.set(monthName(month, language, width).toLowerCase().replace(".", ""), month)
  for (const word of ["mar", "ago"]) names.delete(word)
  return names
}

let months: Map<string, number> | undefined

const numerals: Record<string, number> = {
  ...{a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8},
  ...{nine: 9, ten: 10, un: 1, una: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7},
  ...{ocho: 8, nueve: 9, diez: 10, quince: 15},
}

const readNumeral = (text: string) => numerals[text] ?? Number(text.replace(/[.,]/g, ""))

const most =
  "under|below|(?:less|cheaper) than|up to|at most|no more than|max(?:imum)?|within|budget(?: of)?|" +
  "menos de|hasta|maximo|no mas de|presupuesto(?: de)?"
const least = "over|more than|at least|from|min(?:imum)?|mas de|al menos|por lo menos|minimo|desde"
const amount = `\\d+(?:[.,]\\d{3})*|(?:${Object.keys(numerals).join("|")})\\b`

/** "under 100", "3 to 5 days", "€1,400", "2 semanas": what limits it, one number or two, and the unit. */
const measures = new RegExp(
  `(?:\\b(?:(?<most>${most})|(?<least>${least})|(?<between>between|entre))[ .:]*)?(?:(?<sign>€) ?|\\b)(?<first>${amount})` +
    `(?: ?(?:-|–|\\b(?:to|and|or|a|y|o)\\b) ?€?(?<second>${amount}))?(?<plus>\\+)?` +
    "(?:[ -]?(?<unit>days?|dias?|nights?|noches?|weeks?|semanas?)\\b| ?(?<euros>€|euros?\\b|eur\\b))?" +
    "(?<more> (?:or|o|y) (?:more|mas)\\b)?",
  "g",
)

type Measure = {first: string} & Partial<
  Record<
    "most" | "least" | "between" | "sign" | "second" | "plus" | "unit" | "euros" | "more",
    string
  >
>

/** The days or the euros that a measure allows; undefined if it is a number of something else. */
const wishOf = (measure: Measure): Wish | undefined => {
  const {first, second = first, unit = "", sign, euros} = measure
  const isWeek = /^[ws]/.test(unit)
  const convert = (text: string) =>
    readNumeral(text) * (isWeek ? 7 : 1) + (unit.startsWith("n") ? 1 : 0)
  // Two weeks are 9 to 14 days, and €100 are the most that one pays.
  const slack = isWeek ? 5 : unit ? 0 : Number.POSITIVE_INFINITY
  const isFrom = measure.least || measure.plus || measure.more
  const from = convert(first) - (isFrom || measure.second ? 0 : slack)
  const range: Range = [
    measure.most ? 0 : Math.max(from, 0),
    isFrom ? Number.POSITIVE_INFINITY : convert(second),
  ]
  if (unit) return {days: range}
  const isPrice = sign || euros || measure.most || measure.least || measure.between
  return isPrice && /\d/.test(first) ? {price: range} : undefined
}

/** Words for a length, which is as long as that at most, or for an order. */
const wishes: readonly [RegExp, Wish][] = [
  // A verb, and no month.
  [/\b(?:i|we|you|they|it|who|which) may\b|\bmay(?: not| also)? (?:be|have|go|need|want)\b/g, {}],
  [/\b(?:long weekend|fin de semana largo|puente)s?\b/g, {days: [1, 4]}],
  [/\b(?:weekend|fin(?:es)? ?de ?semana|finde)s?\b/g, {days: [1, 3]}],
  [/\b(?:day[- ](?:trip|tour)|pasadia)s?\b/g, {days: [1, 1]}],
  [/\b(?:shortest|mas cort[oa]s?)\b/g, {sort: "length"}],
  [
    /\b(?:cheap(?:er|est)?|inexpensive|affordable|budget|low[- ]cost|(?:low(?:est)? )?prices?)\b/g,
    {sort: "price"},
  ],
  [
    /\b(?:barat[oa]s?|economic[oa]s?|asequibles?|presupuesto|(?:buen |bajo )?precios?(?: bajos?)?)\b/g,
    {sort: "price"},
  ],
]

const read = (text: string): ReadWords => {
  const found: Wish = {}
  let rest = foldAccents(text).replace(measures, (all, ...groups) => {
    const wish = wishOf(groups.at(-1))
    // Of "4 days, 3 nights" the first counts.
    Object.assign(found, {...wish, ...found})
    return wish ? " " : all
  })
  for (const [pattern, wish] of wishes)
    rest = rest.replace(pattern, () => {
      Object.assign(found, wish)
      return " "
    })
  months ??= monthNames()
  const words = wordsIn(rest).filter(isTelling)
  const isMonth = (word: string) => months?.has(word)
  return {
    ...found,
    month: months.get(words.find(isMonth) ?? ""),
    words: words.filter(word => !isMonth(word)),
  }
}

const known = new Map<string, ReadWords>()

/** Reads words in any language of the site; each text once, as every trip is asked whether it fits them. */
export const readWords = (text = ""): ReadWords => {
  const words = known.get(text) ?? read(text)
  known.set(text, words)
  return words
}
