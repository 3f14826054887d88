/** @jest-environment node */
import {askedWords, indexedTerms, toTerm, wordsIn} from "./terms"

it.each([
  ["Pájaros", "pajaro"],
  ["BALLENAS", "ballena"],
  ["Montaña", "montaña"],
  ["n\u0303andu\u0301", "\u00f1andu"],
  ["mes", "mes"],
  ["aves", "ave"],
  ["seas", "sea"],
  ["casita", "casita"],
  ["über", "uber"],
])("%s is the term %s", (word, term) => {
  expect(toTerm(word)).toBe(term)
})

it("parts a text at whatever is neither letter nor digit", () => {
  expect(wordsIn("Río-arriba, 4×4 (¡sí!)")).toEqual(["Río", "arriba", "4", "4", "sí"])
  expect(wordsIn("man\u0303ana")).toEqual(["mañana"])
  expect(wordsIn("¿?")).toEqual([])
})

it("finds a word with an ñ under an n, too, and no empty word at all", () => {
  expect(indexedTerms("Niñas")).toEqual(["niña", "nina"])
  expect(indexedTerms("Río")).toEqual(["rio"])
  expect(indexedTerms("The")).toBeNull()
  expect(indexedTerms("para")).toBeNull()
})

it("asks for the telling words, each once, and for empty ones where there is no other", () => {
  expect(askedWords("the birds of the birds")).toEqual(["birds"])
  expect(askedWords("in the")).toEqual(["in", "the"])
  expect(askedWords("")).toEqual([])
})
