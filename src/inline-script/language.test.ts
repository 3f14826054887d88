import "@testing-library/jest-dom"
import {rememberLanguage, storedLanguages} from "../i18n/language-storage"
import {languageAddress, resolveLanguage} from "./language"

const addressOf = (address: string, ...preferred: (string | null | undefined)[]) =>
  languageAddress(new URL(address, "https://www.example.com") as never, () => preferred)

it.each([
  ["/", ["es-CO", "en"], "/es/"],
  ["/", ["en-GB", "es"], "/"],
  ["/", [undefined, null, "", "de", "es-CO"], "/es/"],
  ["/", ["de", "estonian"], "/"],
  ["/?from=ad#contact", ["ES"], "/es/?from=ad#contact"],
  ["/?lng=es&from=ad", ["en"], "/es/?from=ad"],
  ["/?lng=en", ["es"], "/"],
  ["/?lng=de", ["es"], "/es/"],
])("%s for a visitor who prefers %j shows %s", (address, preferred, shown) => {
  expect(addressOf(address, ...preferred)).toBe(shown)
})

it.each([
  ["/en/terms/?lng=es&from=mail#top", "/es/terms/?from=mail#top"],
  ["/es/terms/?lng=es-CO", "/es/terms/"],
  ["/es/?lng=en", "/en/"],
  ["/es/terms/?lng=//evil.example", "/es/terms/"],
  ["/es/terms/?from=mail", undefined],
  ["/nowhere/?lng=es", undefined],
])("%s leads to %s, whatever a visitor prefers", (address, shown) => {
  expect(addressOf(address, "en", "es")).toBe(shown)
})

it.each([
  ["es", "/es/saved/#not-stored"],
  ["en", "/en/saved/#not-stored"],
  [undefined, "/en/saved/#not-stored"],
])("an address that leaves the language open is in %s: %s", (preferred, shown) => {
  expect(addressOf("/en/saved/?lng=#not-stored", preferred)).toBe(shown)
})

it("marks the page with the language of its address, and takes the request away", () => {
  history.replaceState({key: "kept"}, "", "/es/nowhere/?lng=es")
  expect(resolveLanguage()).toBe(false)
  expect(document.documentElement).toHaveAttribute("data-address-language", "es")
  expect(document.documentElement.lang).toBe("es")
  expect([location.search, history.state]).toEqual(["", {key: "kept"}])
})

it("leaves the answer of the hosted sign-in to the gate", () => {
  const {dataset} = document.documentElement
  dataset.gate = "pending"
  history.replaceState(null, "", "/?code=1&lng=en")
  expect(resolveLanguage()).toBe(false)
  expect(location.search).toBe("?code=1&lng=en")
  delete dataset.gate
})

it("remembers the language of an address that has one, and of the root", () => {
  const remembered = (address: string) => {
    rememberLanguage(new URL(address, "https://www.example.com") as never)
    return localStorage.getItem("i18nextLng")
  }
  expect(remembered("/es/terms/")).toBe("es")
  expect(remembered("/nowhere/")).toBe("es")
  expect(remembered("/")).toBe("en")
  // biome-ignore lint/suspicious/noDocumentCookie: as an earlier visit wrote it
  document.cookie = "i18next=es"
  expect(storedLanguages()).toEqual(["es", "en"])
})
