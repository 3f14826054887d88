import {capital} from "../lib/text/letters"
import {type Language, locales} from "./languages"
import type {TFunction} from "./use-words"

/** "1,400", "1.400". Intl groups no four digits in Spanish, and before 2023 takes no option for it. */
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

/** Formats in UTC: months and days are of a calendar, not moments of a place. */
export const dateFormat = (language: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locales[language].format, {...options, timeZone: "UTC"})

/**
 * Name of a month, 1 to 12, in a sentence: "January", "enero". Pages take it from their words: Intl takes a
 * fast phone 15 ms for its first format, in the middle of hydration.
 */
export const monthWord = (month: number, t: TFunction): string => t(`common:month.${month as 1}`)

/** Name of a month in a list: "January", "Enero". */
export const capitalMonth = (month: number, t: TFunction): string => capital(monthWord(month, t))

/** Formats YYYY-MM-DD with its weekday: "Monday 20 July 2026", "lunes 20 de julio de 2026". */
export const formatDay = (day: string, language: Language): string => {
  const format = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(language, options).format(new Date(day))
  // One by one, because Intl puts a comma after a Spanish weekday.
  return `${format({weekday: "long"})} ${format({day: "numeric", month: "long", year: "numeric"})}`
}
