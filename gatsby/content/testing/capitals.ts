/** Adjacent capitalized words, and whether they begin a sentence. */
type Run = {words: string[]; isFirst: boolean}

const runsIn = (text: string): Run[] => {
  const runs: Run[] = []
  let end = -1
  for (const {0: word, index} of text.replace(/\*\*/g, "").matchAll(/[\p{L}\p{N}’]+/gu)) {
    const plain = text.replace(/\*\*/g, "")
    const isFirst = /(^|[.?!…]\s)[“"(¿¡]*$/u.test(plain.slice(0, index))
    const last = runs.at(-1)
    if (/^\p{Lu}/u.test(word)) {
      const follows = last && !isFirst && plain.slice(end, index) === " "
      if (follows) last.words.push(word)
      else runs.push({words: [word], isFirst})
      end = index + word.length
    }
  }
  return runs
}

/** What the running text of a language tells about its words. */
export type Names = {
  /** Words with capitals inside a sentence, side by side: "Coffee Region". */
  known: Set<string>
  /** Words that occur without a capital, so that they are no name by themselves. */
  common: Set<string>
}

/** Reads which words are names: sentences write them with a capital, and labels follow them. */
export const namesIn = (sentences: string[], texts: string[]): Names => ({
  known: new Set(
    sentences
      .flatMap(runsIn)
      .map(({words, isFirst}) => (isFirst ? words.slice(1) : words).join(" ")),
  ),
  common: new Set(texts.flatMap(text => text.match(/(?<![\p{L}\p{N}’])\p{Ll}[\p{L}’]*/gu) ?? [])),
})

/**
 * Finds the words of a label that have a capital without being its first word or part of a name. A
 * word that no text writes small passes as a name.
 */
export const misplacedCapitals = (label: string, {known, common}: Names): string[] =>
  runsIn(label).flatMap(({words, isFirst}) => {
    const inside = isFirst ? words.slice(1) : words
    if (known.has(words.join(" ")) || known.has(inside.join(" "))) return []
    return inside.filter(word => common.has(word.toLowerCase()))
  })
