import {capital} from "../lib/text/capital"
import {type Language, locales} from "./languages"
import type {TFunction} from "./use-words"

/**
 * Makes each format of a kind once: one takes more than a millisecond of a fast phone, and a list of
 * months or prices asks for it again and again.
 */
const once = <Options, Format>(Kind: new (locale: string, options: Options) => Format) => {
  const made = new Map<string, Format>()
  return (language: Language, options: Options): Format => {
    const key = language + JSON.stringify(options)
    const format = made.get(key) ?? new Kind(locales[language].format, options)
    made.set(key, format)
    return format
  }
}

const numbers = once<Intl.NumberFormatOptions, Intl.NumberFormat>(Intl.NumberFormat)
const dates = once<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(Intl.DateTimeFormat)

/** Months and days are days of a calendar, not moments of a place. */
const timeZone = "UTC"

/** "€1,400", "1.400 €". Spanish groups four digits only if asked to. */
export const formatPrice = (euros: number, language: Language): string =>
  numbers(language, {
    style: "currency",
    currency: "EUR",
    maximumFractionDigits: 0,
    useGrouping: "always",
  }).format(euros)

export const formatNumber = (number: number, language: Language): string =>
  numbers(language, {useGrouping: "always"}).format(number)

/** Rounded to thousands; the rate is pesos for a euro. */
export const formatPesos = (euros: number, rate: number, language: Language): string =>
  formatNumber(Math.round((euros * rate) / 1000) * 1000, language)

/** Formats YYYY-MM-DD: "15 June 2026", "15 de junio de 2026". */
export const formatDate = (day: string, language: Language): string =>
  dates(language, {dateStyle: "long", timeZone}).format(new Date(day))

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
): string => dates(language, {month: width, timeZone}).format(Date.UTC(2024, month - 1))

/** The same in a list: "January", "Enero". */
export const formatMonth = (month: number, language: Language): string =>
  capital(monthName(month, language))

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
  const format = dates(language, {
    month: "long",
    day: isWholeMonths ? undefined : "numeric",
    timeZone,
  })
  const last = format.format(to)
  const isInMonth = from.getUTCMonth() === to.getUTCMonth() && from <= to
  if (isInMonth && (isWholeMonths || season.from === season.to)) return last
  // Within one month its name appears once; every language here writes the day first.
  const first = isInMonth ? String(from.getUTCDate()) : format.format(from)
  return t(isWholeMonths ? "build:seasonMonths" : "build:season", {from: first, to: last})
}

/** Formats YYYY-MM-DD with its weekday: "Monday 20 July 2026", "lunes 20 de julio de 2026". */
export const formatDay = (day: string, language: Language, hasYear = true): string => {
  const written = (options: Intl.DateTimeFormatOptions) =>
    dates(language, {...options, timeZone}).format(new Date(day))
  const inYear: Intl.DateTimeFormatOptions = hasYear ? {year: "numeric"} : {}
  // One by one, because Intl puts a comma after a Spanish weekday.
  return `${written({weekday: "long"})} ${written({day: "numeric", month: "long", ...inYear})}`
}

/** Number of a day on the trip, or of several described together: Day 4, Days 5 and 6, Days 5 to 7. */
export const dayNumber = (
  {from, to}: {readonly from: number; readonly to?: number | null},
  t: TFunction,
): string => {
  if (!to || to <= from) return t("experience:days.day", {day: from})
  return t(to === from + 1 ? "experience:days.two" : "experience:days.range", {from, to})
}
