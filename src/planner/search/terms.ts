/** Words that stand in every text and find nothing. */
const emptyWords = new Set(
  (
    "a al an and as at by con de del e el en for from in is la las lo los of on or para por " +
    "que se su the to tu un una with y you your"
  ).split(" "),
)

const marks = /[\u0300-\u036f]/g

/** Plurals that no ending makes. */
const irregular: Readonly<Record<string, string>> = {
  children: "child",
  people: "person",
  men: "man",
  women: "woman",
  feet: "foot",
  geese: "goose",
  mice: "mouse",
}

/**
 * Endings of singular and plural that are taken for one another, in English and in Spanish, after an
 * "s" has gone: firefly and fireflies, luz and luces, ciudad and ciudades, wolf and wolves. The first
 * that fits counts. Short words keep their letters, as too many others are like them.
 */
const endings: readonly (readonly [RegExp, string])[] = [
  [/(..)ie$/, "$1i"],
  [/(.[^aeiou])y$/, "$1i"],
  [/(..)ce$/, "$1z"],
  [/(...)ve$/, "$1f"],
  [/(..)sse$/, "$1s"],
  [/(...[^aeiou])e$/, "$1"],
]

const isOwn = (word: string) => Object.hasOwn(irregular, word)

/** A word in small letters and without accents. An ñ is a letter of its own. */
const toPlain = (word: string): string =>
  word
    .toLowerCase()
    .normalize("NFD")
    .replace(/n\u0303/g, "ñ")
    .replace(marks, "")

/** A word as it is typed, plain and in the singular as far as an "s" makes the plural. */
export const toTyped = (word: string): string => {
  const plain = toPlain(word)
  if (isOwn(plain)) return irregular[plain] as string
  return plain.length > 3 ? plain.replace(/s$/, "") : plain
}

/** A word as the index holds it: plain, and the same in singular and plural. */
export const toTerm = (word: string): string => {
  const typed = toTyped(word)
  const [ending, made] = endings.find(([pattern]) => pattern.test(typed)) ?? []
  return ending && made ? typed.replace(ending, made) : typed
}

/** Parts a text into its words; what is neither letter nor digit parts them. */
export const wordsIn = (text: string): string[] =>
  text.normalize("NFC").match(/[\p{L}\p{N}]+/gu) ?? []

/** Whether a word stands in every text and finds nothing. */
export const isEmptyWord = (word: string): boolean => emptyWords.has(toPlain(word))

/**
 * The terms under which a word of a trip is found: as it is typed too, so that its beginning finds it
 * and a letter may be wrong; and one with an ñ also under an n, which many keyboards have in its place.
 */
export const indexedTerms = (word: string): string[] | null => {
  if (isEmptyWord(word)) return null
  const terms = [toTerm(word), toTyped(word)]
  return [...new Set(terms.flatMap(term => [term, term.replaceAll("ñ", "n")]))]
}

/** The words that a visitor asks for, each once; empty words only where there is no other. */
export const askedWords = (text: string): string[] => {
  const words = [...new Set(wordsIn(text))]
  const telling = words.filter(word => !isEmptyWord(word))
  return telling.length > 0 ? telling : words
}
