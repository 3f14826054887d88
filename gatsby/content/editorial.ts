import {type ContentIssue, issueAt, type Sentence} from "./issue"
import type {Experience} from "./schema/experience"
import type {CoverRow} from "./schema/planning"
import {type DataFile, fieldOf, pricePlaceholder, type Text, textsAt, wordsIn} from "./texts"

/** Texts of a trip that other texts are made of: they name no price. */
const unpricedFields = /^(title|messagingTitle|imageAlt|photos|sight|facts|days|prices)$/

const braces = /\{+[^{}]*\}+|[{}]/g
const number = String.raw`((?:\d{1,3}(?:[.,’'\s]\d{3})+|\d+)(?:[.,]\d\d?(?!\d))?)`

/** `€62`, `EUR 1,400`, `1.400 €`, `62 euros`. */
const amount = new RegExp(
  String.raw`(?:€|(?<!\p{L})(?:euros?|EUR))\s*${number}|(?<![\d.,])${number}\s*(?:€|(?:euros?|EUR)(?!\p{L}))`,
  "giu",
)

const introduction = /(?<!\p{L})(?:from|desde|a partir de)\s+$/iu

/** Whole euros of a number in any spelling: 1400 of "1,400", "1.400", "1 400" and "1400.00". */
const eurosOf = (digits: string) =>
  Number(
    digits
      .trim()
      .replace(/[.,]\d\d?$/, "")
      .replace(/\D/g, ""),
  )

/** Amounts that repeat a trip's price or look like an old one; others, as fees, are allowed. */
const writtenPrices = (text: string, price: unknown): string[] => {
  const plain = text.replaceAll("**", "")
  return [...plain.matchAll(amount)]
    .filter(
      ({1: before = "", 2: after = "", index}) =>
        eurosOf(before || after) === price || introduction.test(plain.slice(0, index)),
    )
    .map(([found]) => found)
}

/**
 * Placeholders that nothing fills, so that visitors would read them, and prices of a trip that are
 * written out, so that a change of the price would miss them.
 */
export const checkPrices = ({file, value}: DataFile): ContentIssue[] => {
  const price = file.startsWith("data/experiences/") ? fieldOf(value, "price") : undefined
  return wordsIn(value).flatMap(({path, text}) => {
    const isPriced = price !== undefined && !unpricedFields.test(String(path[0]))
    const unfilled = (text.match(braces) ?? []).filter(
      found => !isPriced || found !== pricePlaceholder,
    )
    const written = price === undefined ? [] : writtenPrices(text, price)
    const sentence = isPriced
      ? {
          en: `${pricePlaceholder}, which stands for the price, or no braces`,
          es: `${pricePlaceholder}, que representa el precio, o ninguna llave`,
        }
      : {en: "a text without { and }, and without a price", es: "un texto sin { ni }, y sin precio"}
    return [...unfilled, ...written].map(found => issueAt(file, path, found, sentence))
  })
}

/** What makes such a sentence true: it is about visitors from abroad, or what Colombians carry. */
const ofForeigners = /extranjer|exterior|de fuera|cédula|\bsi (no eres|vienes|llegas|los tuyos)\b/i

/**
 * What only foreigners need, told to everybody who reads Spanish: Colombians travel with their
 * cédula, and their plugs fit. The terms hold for all.
 */
export const checkSpanish = (file: string, texts: readonly Text[]): ContentIssue[] =>
  texts
    .flatMap(({path, text}) => text.split(/(?<=[.?!]) /).map(sentence => ({path, sentence})))
    .filter(({sentence}) => /pasaporte|adaptador/i.test(sentence) && !ofForeigners.test(sentence))
    .map(({path, sentence}) =>
      issueAt(file, path, sentence, {
        en: "who needs the passport or the adapter, as Colombians do not: “si vienes de fuera”, or “tu cédula o tu pasaporte”",
        es: "quién necesita el pasaporte o el adaptador, pues quien es de Colombia no: “si vienes de fuera”, o “tu cédula o tu pasaporte”",
      }),
    )

/** Exclusions that take in more than was agreed: taxes within a ticket, the cover of a trip. */
const wideExclusion =
  /^(airport tax(es)?|(travel )?insurance|tasas? aeroportuarias?|seguros?( de viajes?)?)$/i

export const checkExclusions = (trip: DataFile): ContentIssue[] =>
  textsAt([trip], /^notIncluded\.items\./)
    .filter(({text}) => wideExclusion.test(text.replaceAll("**", "")))
    .map(({file, path, text}) =>
      issueAt(file, path, text, {
        en: "which taxes or insurance: “Domestic airport taxes”, “International insurance”",
        es: "qué tasas o qué seguro: “Tasas aeroportuarias nacionales”, “Seguro internacional”",
      }),
    )

/** How a list begins a line about a row, in both languages; flights are domestic ones. */
const lineOf: Record<CoverRow, RegExp> = {
  lodging: /^(accommodation|lodging|hotel|alojamiento|hospedaje)/i,
  meals:
    /^(all )?(meals|food|breakfast|lunch|dinner)|^(todas las )?(comida|desayuno|almuerzo|cena)/i,
  flights: /^(domestic )?flights?\b|^(vuelos?|tiquetes aéreos)(?!\p{L}| internacional)/iu,
  transfers: /^(all )?transfers?\b|^(todos los )?traslados?/i,
  guide: /^(local |bilingual )?guides?\b|^guías?(?!\p{L})/iu,
  entrances: /^(entrance|entry|admission)|^(entradas?|ingresos?)(?!\p{L})/iu,
  insurance: /^(medical|insurance)|^(asistencia médica|seguros?(?!\p{L}| internacional))/iu,
}

/** What a trip says against an answer about a row: in a line of its lists, or by counting meals. */
export const denialOf = (trip: Experience, row: CoverRow, answer: string): Sentence | undefined => {
  if (answer === "partly") return undefined
  const isLeftOut = answer === "not-included"
  if (isLeftOut && row === "meals" && trip.facts?.mealsIncluded)
    return {en: "counts its meals", es: "cuenta sus comidas"}
  const {en = [], es = []} = (isLeftOut ? trip.includes : trip.notIncluded)?.items ?? {}
  const find = (lines: readonly string[]) =>
    lines.find(line => lineOf[row].test(line.replaceAll("**", "")))
  const line = find([...en, ...es])
  return line === undefined ? undefined : {en: `says “${line}”`, es: `dice “${find(es) ?? line}”`}
}
