export type Range = readonly [least: number, most: number]

/** What search words ask of the filter. */
export type WordCriteria = {
  /** 1 to 12. */
  month?: number
  /** Length of the trip. */
  days?: Range
  euros?: Range
  sort?: "price" | "length"
}

/** Units other than days and euros: their number says nothing of a trip. */
const otherUnits =
  "hour hours hora horas h minutes minutos min people person persons persona personas pax adult adults adulto adultos guests " +
  "travellers travelers viajeros friends amigos amigas year years año años months meses am pm km usd dollars dolares pesos cop"

/** Words that tell nothing of a trip. */
const stopWords = new Set(
  `a about age aged ages al algo all an and antes any are around as at be before beginning between by can cerca como con cual cuando cuanto day days de
  del desde dia dias do donde early edad el en end entre es esa ese esta este fin finales for from group grupo hacia half hasta hay how i in into is it
  la las late le les less lo los mas me mediados medio menores menos mes mi mid mis month more most my near ni no nos not o of off on or our over para
  per pero por pp principios que quiero se semana si sin sobre somos son su sus than that the their there this to tu u un una unas under unos until us
  want we week what when where which who with without y ya yo you your ${otherUnits}`.split(/\s+/),
)

/** Names of the months, but for short ones that are everyday words: mar, ago. */
const monthNames =
  `january jan enero ene, february feb febrero, march marzo, april apr abril abr, may mayo, june jun junio,
  july jul julio, august aug agosto, september sept sep septiembre setiembre, october oct octubre,
  november nov noviembre, december dec diciembre dic`.split(/,\s+/)

/** Numbers as words, from one on. */
const numerals =
  `a an one un una, two dos, three tres, four cuatro, five cinco, six seis, seven siete, eight ocho,
  nine nueve, ten diez`.split(/,\s+/)

/** Which of some names a word is, from 1; undefined if it is none. */
const numberOfName = (list: readonly string[], word: string): number | undefined =>
  list.findIndex(names => names.split(" ").includes(word)) + 1 || undefined

/** Lower case without accents; ñ is a letter of its own. */
export const foldAccents = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/n\u0303/g, "ñ")
    .replace(/[\u0300-\u036f]/g, "")

export const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? []

/** Whether a folded word tells something: it is neither a function word nor a year. */
export const isMeaningful = (word: string): boolean =>
  !stopWords.has(word) && !/^20\d\d$/.test(word)

const numberIn = (text: string) => numberOfName(numerals, text) ?? Number(text.replace(/[.,]/g, ""))

export const isNumber = (word: string): boolean => numberIn(word) >= 0

const atMost =
  "under|below|(?:less|fewer|cheaper) than|up to|at most|no more than|max(?:imum)?|within|budget(?: of)?|" +
  "menos de|hasta|maximo|no mas de|presupuesto(?: de)?"

const atLeast =
  "over|more than|at least|from|between|min(?:imum)?|mas de|al menos|por lo menos|minimo|desde|a partir de|entre"

const amount = `\\d+(?:[.,]\\d{3})*|(?:${numerals.join(" ").replaceAll(" ", "|")})\\b`

/** "under 100", "3 to 5 days", "€1,400", "2 semanas": what limits it, one number or two, and the unit. */
const measures = new RegExp(
  `(?:\\b(?:(?<most>${atMost})|(?<least>${atLeast}))[ .:]*)?(?:(?<sign>€|\\beur) ?|\\b)(?<first>${amount})` +
    `(?: ?(?:-|–|\\b(?:to|and|or|a|y|o)\\b) ?€?(?<second>${amount}))?(?<plus>\\+)?` +
    "(?:[ -]?(?<time>days?|dias?|nights?|noches?|w(?:ee)?ks?|semanas?|month|mes)\\b| ?(?<euros>€|euros?\\b|eur\\b)|" +
    `[ -]?(?<other>(?:${otherUnits.replaceAll(" ", "|")})\\b(?:[ -]old\\b)?|(?=kid|child|niñ)))?` +
    "(?<more> (?:(?:or|o|y) (?:more|mas|longer|over)|(?:como )?min(?:imum|imo)?)\\b)?" +
    "(?<fewer> (?:(?:or|o) (?:less|fewer|menos|under|shorter)|(?:como )?max(?:imum|imo)?|at most|como mucho)\\b)?",
  "g",
)

type Measure = Partial<Record<string, string>>

/** The numbers that a measure allows, in days if its unit is one of time. */
const rangeOf = (measure: Measure): Range => {
  const {first = "", second = first, time = ""} = measure
  // Two weeks are 9 to 14 days, and €100 are the most that one pays.
  const [size, slack] = /^[ws]/.test(time) ? [7, 5] : time.startsWith("m") ? [30, 21] : [1, 0]
  const convert = (text: string) => numberIn(text) * size + (time.startsWith("n") ? 1 : 0)
  const isFrom = (measure.least && !measure.second) || measure.plus || measure.more
  const isExact = isFrom || measure.second
  const isUpTo = measure.most || measure.fewer || !(isExact || time)
  return [
    isUpTo ? 0 : convert(first) - (isExact ? 0 : slack),
    isFrom ? Number.POSITIVE_INFINITY : convert(second),
  ]
}

/** What a measure counts; undefined if its number may belong to a name. */
const unitOf = (measure: Measure, [from, to]: Range) => {
  const {time, sign, euros, other, least, plus, more, most, fewer} = measure
  if (time) return "days"
  if (sign || euros) return "euros"
  if (other !== undefined) return "other"
  if (!(least || plus || more || most || fewer)) return undefined
  // Without a unit, a number up to 31 may be a day of the month, and after "over" one up to 99 an age.
  const isMoney = to === Number.POSITIVE_INFINITY ? from >= 100 : to >= 32
  return isMoney ? "euros" : "other"
}

/** "May" is a month after one of these; else, before another word, it is a verb. */
const monthOfMay = /\b((?:in|en|of|de|by|early|late|mid|until|for|from|to|and|or|\d\w*)[ -])may\b/g

/** Phrases for a length or for an order. */
const phrases: readonly [string, WordCriteria][] = [
  ["semana santa|holy week|easter", {}],
  ["long weekend|fin de semana largo|puente(?: festivo)?", {days: [1, 4]}],
  ["weekend|fin(?:es)? ?de ?semana|finde", {days: [1, 3]}],
  ["day[- ]?(?:trip|tour)|(?:half|full)[- ]day|medio dia|dia completo|pasadia", {days: [1, 1]}],
  ["(?:few|couple of|some|par de|(?:poc|un|algun|vari)os) (?:day|dia)", {days: [2, 5]}],
  ["fortnight|quincena|quince dias", {days: [9, 14]}],
  ["shortest|mas cort[oa]", {sort: "length"}],
  ["cheap(?:er|est)?|inexpensive|affordable|low[- ]cost", {sort: "price"}],
  ["barat[oa]|economic[oa]|asequible|budget|presupuesto", {sort: "price"}],
  ["(?:low(?:est)? )?price|(?:buen |bajo )?precio(?:s? bajo)?", {sort: "price"}],
  ["may (?=[a-z])(?!(?:and|or|to|until|y|o|with|for|in)\\b)", {}],
]

/** Reads what somebody typed: what the filter knows of, and the folded words that are left to the search. */
export const readWords = (text: string): WordCriteria & {words: readonly string[]} => {
  const criteria: WordCriteria = {}
  const folded = foldAccents(text).replace(monthOfMay, "$1mayo")
  let rest = folded.replace(measures, (all, ...groups) => {
    const range = rangeOf(groups.at(-1))
    const unit = unitOf(groups.at(-1), range)
    // Of "4 days, 3 nights" the first counts.
    if (unit === "days" || unit === "euros") criteria[unit] ??= range
    return unit ? " " : all
  })
  for (const [pattern, meaning] of phrases)
    rest = rest.replace(RegExp(`\\b(?:${pattern})s?\\b`, "g"), () => {
      Object.assign(criteria, meaning)
      return " "
    })
  const words = wordsIn(rest).filter(isMeaningful)
  const months = words.flatMap(word => numberOfName(monthNames, word) ?? [])
  const isLeft = (word: string) =>
    // Beside a month's name, numbers are its days.
    !numberOfName(monthNames, word) && !(months.length > 0 && /^\d/.test(word))
  return {...criteria, month: months[0], words: words.filter(isLeft)}
}
