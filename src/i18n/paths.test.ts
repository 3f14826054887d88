/** @jest-environment node */
import {toLanguage} from "./languages"
import {languageOfPath, localizedPath, pathWithoutLanguage} from "./paths"

it.each([
  ["es", "es"],
  ["es-CO", "es"],
  ["en", "en"],
  ["fr", "en"],
  [undefined, "en"],
])("%p names the language %s", (tag, language) => {
  expect(toLanguage(tag)).toBe(language)
})

it.each([
  ["/es", "es"],
  ["/es/experiences/", "es"],
  ["/estate/", "en"],
  ["/en/es/", "en"],
  ["/", "en"],
])("%s is a page in %s", (path, language) => {
  expect(languageOfPath(path)).toBe(language)
})

it.each([
  ["es", "/", "/es/"],
  ["en", "/experiences", "/en/experiences/"],
  ["es", "/en/experiences/cali/", "/es/experiences/cali/"],
  ["es", "/experiences/#1-day", "/es/experiences/#1-day"],
  ["en", "/es/experiences/?length=9#top", "/en/experiences/?length=9#top"],
  ["es", "//experiences//", "/es/experiences/"],
  ["es", "?a=/en/", "/es/?a=/en/"],
] as const)("in %s, %s is %s", (language, path, expected) => {
  expect(localizedPath(language, path)).toBe(expected)
})

it("keeps a path whose first segment only begins like a language", () => {
  expect(pathWithoutLanguage("/estate/")).toBe("/estate/")
  expect(pathWithoutLanguage("/es")).toBe("/")
})
