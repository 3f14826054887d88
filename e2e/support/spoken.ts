import type {Language} from "../../src/i18n/languages"
import {locales} from "../../src/i18n/locales"
import {everyText} from "./site"
import {allWords, escapePattern, word} from "./words"

const months = (language: Language) =>
  Array.from({length: 12}, (_, month) =>
    new Intl.DateTimeFormat(locales[language].format, {month: "long", timeZone: "UTC"}).format(
      Date.UTC(2024, month, 1),
    ),
  )

const weekdays = (language: Language) =>
  Array.from({length: 7}, (_, day) =>
    new Intl.DateTimeFormat(locales[language].format, {weekday: "long", timeZone: "UTC"}).format(
      Date.UTC(2024, 0, 1 + day),
    ),
  )

/** Texts of the data as a page shows them: a bold word parts one, and so does a price. */
const pieces = (text: string) =>
  [text.replaceAll("**", ""), ...text.split(/\*\*|\{price\}/)].map(piece => piece.trim())

type Rule = {text: string; pattern: RegExp; name: string}

/**
 * What stands for each text of the data, the longest first. One that is also a word of the interface stays
 * as it is; one that is part of such words counts as content only where it stands alone.
 */
const textRules = (language: Language): Rule[] => {
  const words = allWords(language)
  const rules = new Map<string, Rule>()
  for (const {name, text} of everyText(language))
    for (const piece of pieces(text)) {
      if (piece.length < 3 || rules.has(piece) || words.includes(JSON.stringify(piece))) continue
      const [before, after] = words.includes(piece)
        ? ["(?<=^|, )", "(?=$|, )"]
        : ["(?<![\\p{L}\\d{])", "(?![\\p{L}\\d}])"]
      const pattern = new RegExp(`${before}${escapePattern(piece)}${after}`, "gu")
      rules.set(piece, {text: piece, pattern, name: `{${name}}`})
    }
  return [...rules.values()].toSorted((one, other) => other.text.length - one.text.length)
}

/** A trip's length in words, where it stands alone or at the head of its facts. */
const stay = (language: Language) => {
  const counted = (unit: string) =>
    ["one", "other"]
      .map(form => escapePattern(word(language, "build", `stay.${unit}_${form}`, {count: "N"})))
      .join("|")
      .replaceAll("N", "\\d+")
  const both = escapePattern(word(language, "build", "stay.both", {days: "D", nights: "N"}))
    .replace("D", () => `(?:${counted("days")})`)
    .replace("N", () => `(?:${counted("nights")})`)
  return new RegExp(`^(?:${both}|${counted("days")})(?=$| · )`, "g")
}

const namers = new Map<Language, (phrase: string) => string>()

const makeNamer = (language: Language) => {
  const rules = textRules(language)
  const month = `(?:${months(language).join("|")})`
  const weekday = `(?:(?:${weekdays(language).join("|")}),? )?`
  const patterns: [RegExp, string][] = [
    [stay(language), "{durationLabel}"],
    [new RegExp(`${weekday}\\d+ (?:de )?${month}(?: (?:de )?\\d{4})?`, "g"), "{day}"],
    // "May" is a word too.
    [new RegExp(`(?<!\\p{L})${month}(?= \\(|,|\\.|$)`, "giu"), "{month}"],
    [/€\d+(?:[.,]\d+)*|\d+(?:[.,]\d+)*\s€/g, "{price}"],
    // The level of a heading is no content.
    [/(?<!level )(?<![\d.,])\d+(?:[.,]\d+)*/g, "{number}"],
  ]
  return (phrase: string) => {
    let named = phrase
    for (const {text, pattern, name} of rules)
      if (named.includes(text)) named = named.replace(pattern, name)
    for (const [pattern, name] of patterns) named = named.replace(pattern, name)
    return named
  }
}

/** Has what repeats at once stand once: how many there are of a kind is content. */
export const once = (lines: string[]): string[] => {
  const kept = [...lines]
  for (let length = 1; length <= 12; length += 1)
    for (let start = 0; start + 2 * length <= kept.length; ) {
      const [block, next] = [start, start + length].map(from =>
        kept.slice(from, from + length).join("\n"),
      )
      if (block === next) kept.splice(start, length)
      else start += 1
    }
  return kept
}

/**
 * Puts names in the place of content: of the data's texts, prices, days and numbers. The words of the
 * interface stay as they are.
 */
export const withoutContent = (phrases: readonly string[], language: Language): string[] => {
  const name = namers.get(language) ?? makeNamer(language)
  namers.set(language, name)
  return phrases.map(name)
}
