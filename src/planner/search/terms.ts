/** Words that stand in every text and find nothing. */
const emptyWords = new Set(
  (
    "a al an and as at by con de del e el en for from in is la las lo los of on or para por " +
    "que se su the to tu un una with y you your"
  ).split(" "),
)

const marks = /[\u0300-\u036f]/g

/**
 * A word as the index holds it: in small letters, without accents, in the singular as far as an "s"
 * makes the plural. An ñ is a letter of its own.
 */
export const toTerm = (word: string): string => {
  const plain = word
    .toLowerCase()
    .normalize("NFD")
    .replace(/n\u0303/g, "ñ")
    .replace(marks, "")
  return plain.length > 3 ? plain.replace(/s$/, "") : plain
}

/** Parts a text into its words; what is neither letter nor digit parts them. */
export const wordsIn = (text: string): string[] =>
  text.normalize("NFC").match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * The terms under which a word of a trip is found: one with an ñ also under an n, which many
 * keyboards have in its place.
 */
export const indexedTerms = (word: string): string[] | null => {
  const term = toTerm(word)
  if (emptyWords.has(term)) return null
  return term.includes("ñ") ? [term, term.replaceAll("ñ", "n")] : [term]
}

/** The words that a visitor asks for, each once; empty words only where there is no other. */
export const askedWords = (text: string): string[] => {
  const words = [...new Set(wordsIn(text))]
  const telling = words.filter(word => !emptyWords.has(toTerm(word)))
  return telling.length > 0 ? telling : words
}
