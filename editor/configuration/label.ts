import type {StaffLanguage} from "../../gatsby/words/staff-languages"
import {expectedBy} from "../language/sentences"
import {translate} from "../language/translate"
import {labelOf} from "./label-of"

const singularOf = (label: string): string => label.replace(/ies$/, "y").replace(/s$/, "")

/** Words as a sentence of their own: with a capital and an end. */
export const sentence = (words: string): string =>
  words.charAt(0).toUpperCase() + words.slice(1) + (/[.!?…]$/.test(words) ? "" : ".")

/** Labels and hints of fields in the user's language. */
export const formWords = (language: StaffLanguage) => ({
  /** What a field is called. */
  label: (name: string): string => translate(labelOf(name), language),
  /** "Activity" of "activities": what one entry of a list is called. */
  singular: (name: string): string => translate(singularOf(labelOf(name)), language),
  /** What a rule expects, as a sentence of its own. */
  rule: (rule: string): string => sentence(expectedBy(rule, language)),
  /** Joins parts to sentences; undefined if there are none. */
  hint: (
    description: string | undefined,
    ...rules: readonly (string | undefined)[]
  ): string | undefined => {
    const known = [
      ...(description === undefined ? [] : [translate(description, language)]),
      ...rules.flatMap(rule => (rule === undefined ? [] : [expectedBy(rule, language)])),
    ]
    const sentences = [...new Set(known)].map(sentence).join(" ")
    // Hints are Markdown: literal asterisks must be escaped.
    return sentences ? sentences.replaceAll("*", "\\*") : undefined
  },
})
