import {english} from "./sentences/english"

/** What can be wrong with the content. */
export type Code = keyof typeof english

/** Values that a sentence names: those of a file as `show` has them, places, limits. */
export type Values = Readonly<Record<string, string | number | undefined>>

/** What is wrong with something, wherever it stands. */
export type Verdict = {code: Code; values: Values}

/** Where a rule is broken in a file. */
export type Breach = Verdict & {path: (string | number)[]}

/** A rule that a part of a file breaks. */
export const breach = (path: Breach["path"], code: Code, values: Values = {}): Breach => ({
  path,
  code,
  values,
})

/** One thing that is wrong with the content; `tellFault` says it in words. */
export type Fault = Verdict & {
  place: {
    /** Path of the file, from the project's folder. */
    file: string
    /** Dotted path of the field, such as `includes.items.es[3]`; a line and column in broken JSON. */
    field: string
  }
}

/** A fault of a field of a file. */
export const faultAt = (code: Code, file: string, field: string, values: Values = {}): Fault => ({
  code,
  place: {file, field},
  values,
})

/** What is expected, of a value that the fault shows; or what was found and what is expected. */
export type Sentence = string | readonly [found: string, expected: string]

/** How a language tells faults (`sentences/english.ts` has the signs in them). */
export type Sentences = {nothing: string; faults: Readonly<Record<Code, Sentence>>}

/**
 * Says what was found and what is expected.
 *
 * @param name - says a value otherwise than it stands in the fault
 */
export const tell = (
  {code, values}: Verdict,
  {nothing, faults}: Sentences = {nothing: "nothing", faults: english},
  name = (value: string | number, _key: string): string => String(value),
): {found: string; expected: string} => {
  const fill = (template: string) =>
    template
      .replace(/\[([^\]]*\$(\w+)[^\]]*)\]/g, (_, part: string, key: string) =>
        values[key] === undefined ? "" : part,
      )
      .replace(/\$(\w+)/g, (_, key: string) => {
        const value = values[key]
        return value === undefined ? nothing : name(value, key)
      })
  const sentence = faults[code]
  const [found, expected] = typeof sentence === "string" ? ["$found", sentence] : sentence
  return {found: fill(found), expected: fill(expected)}
}

const longestValue = 80

/** Characters that would garble a terminal or reverse its text (Unicode categories Cc and Cf). */
const unprintable = /[\p{Cc}\p{Cf}\u2028\u2029]/gu

const spellOut = (sign: string) => `\\u{${sign.codePointAt(0)?.toString(16)}}`

/** Makes any text safe for a terminal. */
export const printable = (text: string): string => text.replace(unprintable, spellOut)

/**
 * Shows a value as in the file, truncated, with unusual characters escaped.
 *
 * @returns undefined for what is not there: each language has a word of its own for it
 */
export const show = (value: unknown): string | undefined => {
  if (value === undefined) return undefined
  const text = printable(JSON.stringify(value) ?? String(value))
  return text.length > longestValue ? `${text.slice(0, longestValue)}…` : text
}

/** A fault in English: where it is, what was found, and what is expected. */
export const tellFault = ({place, ...verdict}: Fault) => ({...place, ...tell(verdict)})

/** One line for one fault: `file → field: found …, expected …`. */
export const formatFault = (fault: Fault): string => {
  const {file, field, found, expected} = tellFault(fault)
  return `${file} → ${field}: found ${found}, expected ${expected}`
}

/** All faults of a run, one a line, under a heading that counts them. */
export const formatFaults = (faults: readonly Fault[]): string =>
  [
    `The content has ${faults.length} ${faults.length === 1 ? "fault" : "faults"}:`,
    ...faults.map(fault => `  ${formatFault(fault)}`),
  ].join("\n")

/** Faults that a change brings: what was faulty before is not its fault. */
export const newFaults = (after: readonly Fault[], before: readonly Fault[]): Fault[] => {
  const known = new Set(before.map(formatFault))
  return after.filter(fault => !known.has(formatFault(fault)))
}

/** Keeps the first fault of each value, which is the nearest: the others go with it. */
export const oneEach = (faults: readonly Fault[]): Fault[] => {
  const place = (fault: Fault) => {
    const {file, field, found} = tellFault(fault)
    return JSON.stringify([file, field, found])
  }
  return [...new Map(faults.toReversed().map(fault => [place(fault), fault])).values()].toReversed()
}
