import {isEmptyWord} from "./terms"

/** Shortest part of a joined word and longest word to split, in letters. */
const shortest = 2
const longest = 40

/**
 * Splits a name written as one word, as hashtags are: "ejecafetero" is "eje" and "cafetero".
 * Longest parts come first.
 *
 * @param isKnown - whether some trip has a word
 * @returns undefined if it is not made of known words
 */
export const partWords = (
  joined: string,
  isKnown: (word: string) => boolean,
): string[] | undefined => {
  const fruitless = new Set<string>()
  const partsOf = (rest: string): string[] | undefined => {
    if (rest === "") return []
    if (fruitless.has(rest)) return undefined
    for (let end = rest.length; end >= shortest; end -= 1) {
      const word = rest.slice(0, end)
      const others = isEmptyWord(word) || isKnown(word) ? partsOf(rest.slice(end)) : undefined
      if (others) return [word, ...others]
    }
    fruitless.add(rest)
    return undefined
  }
  return joined.length > longest ? undefined : partsOf(joined)
}
