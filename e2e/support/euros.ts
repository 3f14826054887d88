import type {Language} from "../../src/i18n/languages"
import {word} from "./words"

/** Where each language puts the sign, and what stands between thousands. */
const writing: Record<Language, {thousands: string; sign: (digits: string) => string}> = {
  en: {thousands: ",", sign: digits => `€${digits}`},
  es: {thousands: ".", sign: digits => `${digits}\u00a0€`},
}

/** Whole euros as a language writes them. */
export const euros = (price: number, language: Language): string => {
  const {thousands, sign} = writing[language]
  return sign(String(price).replace(/\B(?=(\d{3})+$)/g, thousands))
}

/** What the button says that books a trip of this price. */
export const bookWords = (price: number, language: Language): string =>
  word(language, "build", "reserve", {price: euros(price, language)})
