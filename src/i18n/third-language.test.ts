import {formatPrice, formatSeason} from "./format"
import {languages, toLanguage} from "./languages"
import {languageOfPath, localizedPath, pathWithoutLanguage} from "./paths"
import {type Visit, visit} from "./testing/visit"

jest.mock("./locales")

const french = "fr" as never

it("is one of the list, with its addresses", () => {
  expect(languages).toEqual(["en", "es", "fr"])
  expect(toLanguage("fr-FR")).toBe("fr")
  expect(languageOfPath("/fr/about-us/")).toBe("fr")
  expect(pathWithoutLanguage("/fr/about-us/")).toBe("/about-us/")
  expect(localizedPath(french, "/es/about-us/#team")).toBe("/fr/about-us/#team")
})

it.each<[string, Visit, string]>([
  ["the browser", {address: "/", browser: ["fr-FR"]}, "/fr/"],
  ["the query", {address: "/?lng=fr&from=ad", browser: ["es"]}, "/fr/?from=ad"],
  ["the cookie", {address: "/", cookie: "i18next=fr", browser: ["es"]}, "/fr/"],
  ["the storage", {address: "/", stored: "fr", browser: ["es"]}, "/fr/"],
  ["the query of another version", {address: "/es/terms/?lng=fr"}, "/fr/terms/"],
])("is found by %s", (_, arrival, target) => {
  expect(visit(arrival).moved).toBe(target)
})

it("leaves the others where they are, and a fourth to the default", () => {
  expect(visit({address: "/", browser: ["es-CO"]}).moved).toBe("/es/")
  expect(visit({address: "/", browser: ["de"]})).toMatchObject({moved: "", stored: "en"})
  expect(visit({address: "/fr/terms/?lng=de"}).moved).toBe("")
})

it("is named by an address without a page", () => {
  const markOf = (address: string) => visit({address}).root.dataset.addressLanguage
  expect(markOf("/fr/nowhere/")).toBe("fr")
  expect(markOf("/de/nowhere/")).toBeUndefined()
})

it("writes prices and days by its own rules", () => {
  expect(formatPrice(1400, french)).toBe("1\u202f400\u00a0€")
  const words = (_: string, values: object = {}) => Object.values(values).join(" – ")
  expect(formatSeason({from: "06-15", to: "10-20"}, french, words)).toBe("15 juin – 20 octobre")
})
