/** Stop words. */
const emptyWords = new Set(
  (
    "a al an and as at by con de del e el en for from in is la las lo los of on or para por " +
    "que se su the to tu un una with y you your"
  ).split(" "),
)

const marks = /[\u0300-\u036f]/g

/** Irregular plurals. */
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
 * Endings of singular and plural that count as the same in English and Spanish, once an "s" is
 * removed: firefly and fireflies, luz and luces, ciudad and ciudades, wolf and wolves. The first
 * match counts. Short words stay as they are, because too many resemble them.
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

/** Lower case without accents; ñ stays. */
const toPlain = (word: string): string =>
  word
    .toLowerCase()
    .normalize("NFD")
    .replace(/n\u0303/g, "ñ")
    .replace(marks, "")

/** A typed word: plain, without a plural "s". */
export const toTyped = (word: string): string => {
  const plain = toPlain(word)
  if (isOwn(plain)) return irregular[plain] as string
  return plain.length > 3 ? plain.replace(/s$/, "") : plain
}

/** A word as indexed: plain, singular and plural alike. */
export const toTerm = (word: string): string => {
  const typed = toTyped(word)
  const [ending, made] = endings.find(([pattern]) => pattern.test(typed)) ?? []
  return ending && made ? typed.replace(ending, made) : typed
}

/** Splits a text at everything that is neither letter nor digit. */
export const wordsIn = (text: string): string[] =>
  text.normalize("NFC").match(/[\p{L}\p{N}]+/gu) ?? []

/** Whether a word is a stop word. */
export const isEmptyWord = (word: string): boolean => emptyWords.has(toPlain(word))

/**
 * Index terms of a word: the word as typed, so that prefixes and typing mistakes match, its stem,
 * and for a word with ñ the same with n, which many keyboards offer instead.
 */
export const indexedTerms = (word: string): string[] | null => {
  if (isEmptyWord(word)) return null
  const terms = [toTerm(word), toTyped(word)]
  return [...new Set(terms.flatMap(term => [term, term.replaceAll("ñ", "n")]))]
}

/** The words of a search, each once; stop words only if there are no others. */
export const askedWords = (text: string): string[] => {
  const words = [...new Set(wordsIn(text))]
  const telling = words.filter(word => !isEmptyWord(word))
  return telling.length > 0 ? telling : words
}
