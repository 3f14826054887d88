import {dateFormat, formatNumber, formatPrice} from "../../src/i18n/format"
import type {Language} from "../../src/i18n/languages"
import type {TFunction} from "../../src/i18n/use-words"
import type {Season} from "../../src/lib/season"
import {capital} from "../../src/lib/text/letters"

/** A language, and its words (namespace `build`). */
export type I18nContext = {language: Language; t: TFunction}

export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** A number of up to three digits, alone or after others, and the space before its word or month. */
const counted = /(?<![\d\p{L}])\d{1,3}(?:[.,]\d+)* (?:de )?(?=[\p{L}€°%])/gu

/** A text of which no line ends between a number and the word that it counts. */
export const bindNumbers = (text: string): string =>
  text.replace(counted, spaced => spaced.replaceAll(" ", "\u00a0"))

/** "From €1,400", or that it is on request. */
export const formatPriceFrom = (euros: number | undefined, {language, t}: I18nContext): string =>
  euros === undefined
    ? t("build:priceOnRequest")
    : t("build:priceText", {price: formatPrice(euros, language)})

/** Rounded to thousands; the rate is pesos for a euro. */
export const formatPesos = (euros: number, rate: number, language: Language): string =>
  formatNumber(Math.round((euros * rate) / 1000) * 1000, language)

/** Name of a month, 1 to 12, in a sentence: "January", "enero"; short "Jan", "ene". */
export const monthName = (
  month: number,
  language: Language,
  width: "long" | "short" = "long",
): string => dateFormat(language, {month: width}).format(Date.UTC(2024, month - 1))

/** Formats YYYY-MM-DD: "15 June 2026", "15 de junio de 2026". */
export const formatDate = (day: string, language: Language): string =>
  dateFormat(language, {dateStyle: "long"}).format(new Date(day))

/** A clock time, given as 18:00, as the language writes it: “6:00 pm”. */
export const formatTime = (clock: string, language: Language): string =>
  dateFormat(language, {hour: "numeric", minute: "2-digit", hour12: true}).format(
    new Date(`2024-01-01T${clock}Z`),
  )

/** “1 hour”, “1.5 hours”, “2 to 3 hours”, as the language writes numbers. */
export const formatHours = (
  {hours, upTo = hours}: {hours: number; upTo?: number | undefined},
  {language, t}: I18nContext,
): string => {
  const most = t("build:fact.hours", {count: upTo, number: formatNumber(upTo, language)})
  const from = formatNumber(hours, language)
  return upTo === hours ? most : t("build:travel.range", {from, hours: most})
}

export const languageName = (code: string, language: Language): string =>
  capital(new Intl.DisplayNames(language, {type: "language"}).of(code) ?? code)

/** "4 days, 3 nights", or "9 days" without nights. */
export const formatStay = ({days, nights = 0}: {days: number; nights?: number}, t: TFunction) => {
  const inDays = t("build:stay.days", {count: days})
  return nights > 0
    ? t("build:stay.both", {days: inDays, nights: t("build:stay.nights", {count: nights})})
    : inDays
}

/** Last day of each month; a season to 28 February covers the whole month. */
const lastDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** A day of a leap year, which has every day that a season can name. */
const dateOf = (monthDay: string) => new Date(`2024-${monthDay}`)

/**
 * Formats a season of MM-DD, which may run over New Year: "15 June to 20 October", "1 to 15
 * February". Whole months lose their days: "December to February", "April".
 */
export const formatSeason = (season: Season, {language, t}: I18nContext): string => {
  const [from, to] = [dateOf(season.from), dateOf(season.to)]
  const isWholeMonths =
    from.getUTCDate() === 1 && to.getUTCDate() >= (lastDays[to.getUTCMonth()] ?? 31)
  const format = dateFormat(language, {month: "long", day: isWholeMonths ? undefined : "numeric"})
  const last = format.format(to)
  const isInMonth = from.getUTCMonth() === to.getUTCMonth() && from <= to
  if (isInMonth && (isWholeMonths || season.from === season.to)) return last
  // Within one month its name appears once; every language here writes the day first.
  const first = isInMonth ? String(from.getUTCDate()) : format.format(from)
  return t(isWholeMonths ? "build:seasonMonths" : "build:season", {from: first, to: last})
}

/** The months of one kind: "Dec–Mar, Jul", or "all year"; undefined if there is none. */
export const formatMonths = (
  months: readonly string[],
  kind: string,
  {language, t}: I18nContext,
): string | undefined => {
  if (months.every(month => month === kind)) return t("build:months.all")
  const isKind = (index: number) => months[index % 12] === kind
  const name = (index: number) => monthName((index % 12) + 1, language, "short")
  const starts = months.flatMap((_, index) => (isKind(index) && !isKind(index + 11) ? index : []))
  // A run over New Year comes first.
  if (isKind(0) && starts[0] !== 0) starts.unshift(...starts.splice(-1))
  const runs = starts.map(from => {
    let to = from
    while (isKind(to + 1)) to += 1
    return to === from ? name(from) : t("build:months.span", {from: name(from), to: name(to)})
  })
  return runs.join(", ") || undefined
}
