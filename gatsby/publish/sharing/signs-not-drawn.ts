import {readable} from "./overlay"

/** Code points from the first to the last. */
export type Range = readonly [first: number, last: number]

/**
 * Finds the signs of a text that a sharing picture cannot show. The renderer puts a letter together of its
 * parts where a font has these alone.
 *
 * @param drawn - what its fonts draw
 * @returns each once, in their order
 */
export const signsNotDrawn = (drawn: readonly Range[], text: string): string[] => {
  const has = (sign: string) => {
    const code = sign.codePointAt(0) ?? 0
    return drawn.some(([first, last]) => code >= first && code <= last)
  }
  const isDrawn = (sign: string) =>
    sign.trim() === "" || has(sign) || [...sign.normalize("NFD")].every(has)
  return [...new Set(readable(text))].filter(sign => !isDrawn(sign))
}
