import {capital} from "../lib/text/capital"
import {type Language, locales} from "./languages"
import type {TFunction} from "./use-words"

/** "1,400", "1.400". Spanish leaves four digits together, and browsers before 2023 cannot be told to part them. */
export const formatNumber = (
  number: number,
  language: Language,
  options?: Intl.NumberFormatOptions,
): string => {
  const {format, group} = locales[language]
  return new Intl.NumberFormat(format, {useGrouping: true, ...options})
    .format(number)
    .replace(/(^|\D)(\d)(\d{3})(?!\d)/, `$1$2${group}$3`)
}

/** "€1,400", "1.400 €". */
export const formatPrice = (euros: number, language: Language): string =>
  formatNumber(euros, language, {style: "currency", currency: "EUR", maximumFractionDigits: 0})

/** Months and days are days of a calendar, not moments of a place. */
const dates = (language: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locales[language].format, {...options, timeZone: "UTC"})

/** Rounded to thousands; the rate is pesos for a euro. */
export const formatPesos = (euros: number, rate: number, language: Language): string =>
  formatNumber(Math.round((euros * rate) / 1000) * 1000, language)

/** Formats YYYY-MM-DD: "15 June 2026", "15 de junio de 2026". */
export const formatDate = (day: string, language: Language): string =>
  dates(language, {dateStyle: "long"}).format(new Date(day))

/** "4 days, 3 nights", or "9 days" without nights; needs the namespace `build`. */
export const formatStay = (
  {days, nights = 0}: {days: number; nights?: number},
  t: TFunction,
): string => {
  const inDays = t("build:stay.days", {count: days})
  return nights > 0
    ? t("build:stay.both", {days: inDays, nights: t("build:stay.nights", {count: nights})})
    : inDays
}

/** Last day of each month; a season to 28 February covers the whole month. */
const lastDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** A day of a leap year, which has every day that a season can name. */
const dateOf = (monthDay: string) => new Date(`2024-${monthDay}`)

/** Name of a month, 1 to 12, in a sentence: "January", "enero"; short "Jan", "ene". */
export const monthName = (
  month: number,
  language: Language,
  width: "long" | "short" = "long",
): string => dates(language, {month: width}).format(Date.UTC(2024, month - 1))

/**
 * Name of a month, 1 to 12, in a sentence: "January", "enero". Pages take it from their words: Intl takes a
 * fast phone 15 ms for its first format, in the middle of hydration.
 */
export const monthWord = (month: number, t: TFunction): string => t(`common:month.${month as 1}`)

/** The same in a list: "January", "Enero". */
export const listedMonth = (month: number, t: TFunction): string => capital(monthWord(month, t))

/**
 * Formats a season of MM-DD, which may run over New Year: "15 June to 20 October", "1 to 15 February";
 * whole months lose their days: "December to February", "April". Needs the namespace `build`.
 */
export const formatSeason = (
  season: {from: string; to: string},
  language: Language,
  t: TFunction,
): string => {
  const [from, to] = [dateOf(season.from), dateOf(season.to)]
  const isWholeMonths =
    from.getUTCDate() === 1 && to.getUTCDate() >= (lastDays[to.getUTCMonth()] ?? 31)
  const format = dates(language, {month: "long", day: isWholeMonths ? undefined : "numeric"})
  const last = format.format(to)
  const isInMonth = from.getUTCMonth() === to.getUTCMonth() && from <= to
  if (isInMonth && (isWholeMonths || season.from === season.to)) return last
  // Within one month its name appears once; every language here writes the day first.
  const first = isInMonth ? String(from.getUTCDate()) : format.format(from)
  return t(isWholeMonths ? "build:seasonMonths" : "build:season", {from: first, to: last})
}

/** Formats YYYY-MM-DD with its weekday: "Monday 20 July 2026", "lunes 20 de julio de 2026". */
export const formatDay = (day: string, language: Language): string => {
  const written = (options: Intl.DateTimeFormatOptions) =>
    dates(language, options).format(new Date(day))
  // One by one, because Intl puts a comma after a Spanish weekday.
  return `${written({weekday: "long"})} ${written({day: "numeric", month: "long", year: "numeric"})}`
}

/** Number of a day on the trip, or of several described together: Day 4, Days 5 and 6, Days 5 to 7. */
export const dayNumber = (
  {from, to}: {readonly from: number; readonly to?: number | null},
  t: TFunction,
): string => {
  if (!to || to <= from) return t("experience:days.day", {day: from})
  return t(to === from + 1 ? "experience:days.two" : "experience:days.range", {from, to})
}

/**
 * Formats the months of one kind: "Dec–Mar, Jul", or "all year"; undefined if there is none. Needs the
 * namespace `build`.
 */
export const formatMonths = (
  months: readonly string[],
  kind: string,
  language: Language,
  t: TFunction,
): string | undefined => {
  if (months.every(month => month === kind)) return t("build:months.all")
  const isIt = (index: number) => months[index % 12] === kind
  const name = (index: number) => monthName((index % 12) + 1, language, "short")
  const starts = months.flatMap((_, index) => (isIt(index) && !isIt(index + 11) ? index : []))
  // A run over New Year comes first.
  if (isIt(0) && starts[0] !== 0) starts.unshift(...starts.splice(-1))
  const runs = starts.map(from => {
    let to = from
    while (isIt(to + 1)) to += 1
    return to === from ? name(from) : t("build:months.span", {from: name(from), to: name(to)})
  })
  return runs.join(", ") || undefined
}
