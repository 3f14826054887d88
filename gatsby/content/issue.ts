import {z} from "zod"
import {en, es} from "zod/locales"
import type {StaffLanguage} from "../words/staff-languages"

export type ContentIssue = {
  /** Path of the file, from the project's folder. */
  file: string
  /** Keys that lead to the value; empty where the file as a whole is meant. */
  path: (string | number)[]
  /** What is expected and what was found. */
  message: string
}

/** A text of our own for staff, in each of their languages. */
export type Sentence = Readonly<Record<StaffLanguage, string>>

let language: StaffLanguage = "en"

/** Sets the language of all messages from here on, zod's own among them. */
export const setIssueLanguage = (newLanguage: StaffLanguage): void => {
  language = newLanguage
  z.config({en, es}[language]())
}

export const localize = (sentence: Sentence): string => sentence[language]

/** “expected a slug”, of a sentence such as {en: "a slug", es: "un slug"}. */
export const expected = ({en, es}: Sentence): string =>
  localize({en: `expected ${en}`, es: `se esperaba ${es}`})

/** The message of a zod rule, made when the rule is broken: in the language of that moment. */
export const expects = (sentence: Sentence): {error: () => string} => ({
  error: () => expected(sentence),
})

const longestValue = 80

/** A value as it stands in the file, shortened. */
export const formatValue = (value: unknown): string => {
  if (value === undefined) return localize({en: "nothing", es: "nada"})
  const text = JSON.stringify(value)
  return text.length > longestValue ? `${text.slice(0, longestValue)}…` : text
}

export const messageWithFound = (message: string, value: unknown): string =>
  `${message}; ${localize({en: "found", es: "se encontró"})} ${formatValue(value)}`

export const issueAt = (
  file: string,
  path: ContentIssue["path"],
  found: unknown,
  sentence: Sentence,
): ContentIssue => ({file, path, message: messageWithFound(expected(sentence), found)})

/** `includes.items.es[3]` */
export const formatPath = (path: ContentIssue["path"]): string =>
  path
    .map(key => (typeof key === "number" ? `[${key}]` : `.${key}`))
    .join("")
    .replace(/^\./, "")

/** One line for one issue: `data/site.json → email: expected an e-mail address; found "x"`. */
export const formatIssue = ({file, path, message}: ContentIssue): string =>
  `${[file, formatPath(path)].filter(Boolean).join(" → ")}: ${message}`

export const formatIssues = (issues: readonly ContentIssue[]): string => {
  const count = issues.length
  const heading = localize({
    en: `The content has ${count} ${count === 1 ? "issue" : "issues"}:`,
    es: `El contenido tiene ${count} ${count === 1 ? "problema" : "problemas"}:`,
  })
  return [heading, ...issues.map(issue => `  ${formatIssue(issue)}`)].join("\n")
}
