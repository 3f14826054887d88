import type {Language} from "../../src/i18n/languages"
import {translate} from "../language/translate"

/** "Card description" of "cardDescription": what a field is called in English. */
export const labelOf = (name: string): string => {
  const words = name.replace(/([a-z])([A-Z])/g, "$1 $2").replaceAll("-", " ")
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
}

const singularOf = (label: string): string => label.replace(/ies$/, "y").replace(/s$/, "")

const sentence = (words: string): string =>
  words.charAt(0).toUpperCase() + words.slice(1) + (/[.!?…]$/.test(words) ? "" : ".")

/** Makes what a form says of its fields, in the language of whoever fills it in. */
export const formWords = (language: Language) => ({
  /** What a field is called. */
  label: (name: string): string => translate(labelOf(name), language),
  /** "Activity" of "activities": what one entry of a list is called. */
  singular: (name: string): string => translate(singularOf(labelOf(name)), language),
  /** A sentence of its own, of the words of a rule. */
  rule: (words: string): string => sentence(translate(words, language)),
  /** Joins what is known of a field to sentences; undefined where nothing is. */
  hint: (...told: readonly (string | undefined)[]): string | undefined => {
    const known = [...new Set(told.filter(words => words !== undefined))]
    const sentences = known.map(words => sentence(translate(words, language))).join(" ")
    // The form takes a hint for Markdown: stars that are to be read are none.
    return sentences ? sentences.replaceAll("*", "\\*") : undefined
  },
})
