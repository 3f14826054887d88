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

it.each([
  ["firefly", "fireflies"],
  ["city", "cities"],
  ["community", "communities"],
  ["butterfly", "butterflies"],
  ["beach", "beaches"],
  ["whale", "whales"],
  ["canoe", "canoes"],
  ["valley", "valleys"],
  ["wolf", "wolves"],
  ["leaf", "leaves"],
  ["glass", "glasses"],
  ["child", "children"],
  ["movie", "movies"],
  ["fly", "flies"],
  ["luz", "luces"],
  ["pez", "peces"],
  ["raíz", "raíces"],
  ["ciudad", "ciudades"],
  ["comunidad", "comunidades"],
  ["flor", "flores"],
  ["noche", "noches"],
  ["ave", "aves"],
  ["delfín", "delfines"],
  ["colibrí", "colibríes"],
  ["avión", "aviones"],
  ["jaguar", "jaguares"],
  ["pie", "pies"],
])("%s and %s are one term", (one, more) => {
  expect(toTerm(more)).toBe(toTerm(one))
})

it.each(["luces", "cities", "danza", "place", "fireflies", "nieves"])(
  "%s is found by its beginning, too",
  word => {
    for (let end = 3; end <= word.length; end += 1) {
      const typed = toTerm(word.slice(0, end))
      expect(indexedTerms(word)?.some(term => term.startsWith(typed))).toBe(true)
    }
  },
)

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
