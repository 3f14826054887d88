/** One thing that is wrong with the content, and what would be right. */
export type Fault = {
  /** Path of the file, from the project's folder. */
  file: string
  /** Dotted path of the field, such as `includes.items.es[3]`; a line and column in broken JSON. */
  field: string
  found: string
  expected: string
}

const longestValue = 80

/** Signs that would garble a terminal or turn its text round (Unicode categories Cc and Cf). */
const unprintable = /[\p{Cc}\p{Cf}\u2028\u2029]/gu

const spellOut = (sign: string) => `\\u{${sign.codePointAt(0)?.toString(16)}}`

/** A text of any origin as a terminal may show it. */
export const printable = (text: string): string => text.replace(unprintable, spellOut)

/** Shows a value as it stands in the file, cut where it is long, with odd signs spelled out. */
export const show = (value: unknown): string => {
  if (value === undefined) return "nothing"
  const text = printable(JSON.stringify(value) ?? String(value))
  return text.length > longestValue ? `${text.slice(0, longestValue)}…` : text
}

/** One line for one fault: `file → field: found …, expected …`. */
export const formatFault = ({file, field, found, expected}: Fault): string =>
  `${file} → ${field}: found ${found}, expected ${expected}`

/** All faults of a run, one a line, under a heading that counts them. */
export const formatFaults = (faults: readonly Fault[]): string =>
  [
    `The content has ${faults.length} ${faults.length === 1 ? "fault" : "faults"}:`,
    ...faults.map(fault => `  ${formatFault(fault)}`),
  ].join("\n")

/** Of the faults of one value the first, which is the nearest: the others go with it. */
export const oneEach = (faults: readonly Fault[]): Fault[] => {
  const place = ({file, field, found}: Fault) => JSON.stringify([file, field, found])
  return [...new Map(faults.toReversed().map(fault => [place(fault), fault])).values()].toReversed()
}
