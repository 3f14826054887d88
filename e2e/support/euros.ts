import type {Language} from "../../src/i18n/languages"
import {word} from "./words"

/** Whole euros as a language writes them: thousands grouped, the sign before or, parted, after. */
export const euros = (price: number, language: Language): string => {
  const digits = String(price).replace(/\B(?=(\d{3})+$)/g, language === "es" ? "." : ",")
  return language === "es" ? `${digits}\u00a0€` : `€${digits}`
}

/** What the button says that books a trip of this price. */
export const bookWords = (price: number, language: Language): string =>
  word(language, "build", "reserve", {price: euros(price, language)})
