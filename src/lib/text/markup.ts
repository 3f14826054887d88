/** A run of words, bold or not. */
export type Run = {text: string; bold: boolean}

/**
 * Reads the site's inline markup: `**bold**` and nothing else.
 *
 * @param source - one line of words
 * @returns its runs in order, without empty ones; joined they give the words without the asterisks
 */
export const parseMarkup = (source: string): Run[] =>
  source
    .split("**")
    .map((text, index) => ({text, bold: index % 2 === 1}))
    .filter(({text}) => text !== "")

/** The words of a line without their markup, for places that show plain text. */
export const plainText = (source: string): string =>
  parseMarkup(source)
    .map(({text}) => text)
    .join("")

/** What can be wrong with inline markup, as the content contract names it. */
export type MarkupFault = "html" | "markdown" | "bold-pairs" | "bold-empty"

/**
 * Tells what is wrong with a line of inline markup.
 *
 * @param source - one line of words
 * @returns undefined if the markup is sound
 */
export const markupFault = (source: string): MarkupFault | undefined => {
  if (/[<>]|&[a-z#0-9]+;/i.test(source)) return "html"
  if (/\]\(|`|(^|\s)__/.test(source)) return "markdown"
  const parts = source.split("**")
  if (parts.length % 2 === 0) return "bold-pairs"
  if (parts.some((text, index) => index % 2 === 1 && text.trim() === "")) return "bold-empty"
  return undefined
}
