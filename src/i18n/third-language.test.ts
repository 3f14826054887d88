import {markAddressLanguage, settleAddress, settleHome} from "./early-language"
import {formatPrice, formatSeason} from "./format"
import {languages, toLanguage} from "./languages"
import {languageOfPath, localizedPath, pathWithoutLanguage} from "./paths"

jest.mock("./locales")

const french = "fr" as never

type Visit = {address: string; browser?: string; cookie?: string; stored?: string}

/** Where a visit is sent, and what is kept of it. */
const visit = ({address, browser = "en", cookie = "", stored}: Visit) => {
  const {pathname, search, hash} = new URL(address, "https://a.example")
  const done = {moved: "", kept: ""}
  const page = {
    location: {
      pathname,
      search,
      hash,
      protocol: "https:",
      replace: (to: string) => (done.moved = to),
    },
    document: {documentElement: document.createElement("html"), cookie},
    navigator: {languages: [browser]},
    localStorage: {
      getItem: () => stored ?? null,
      setItem: (_: string, value: string) => (done.kept = value),
    },
    history: {state: null, replaceState: () => undefined},
    setTimeout: () => 0,
  } as unknown as Window
  settleAddress(page, languages)
  settleHome(page, languages)
  markAddressLanguage(page, languages)
  return {...done, marked: page.document.documentElement.dataset.addressLanguage}
}

it("is one of the list, with its addresses", () => {
  expect(languages).toEqual(["en", "es", "fr"])
  expect(toLanguage("fr-FR")).toBe("fr")
  expect(languageOfPath("/fr/about-us/")).toBe("fr")
  expect(pathWithoutLanguage("/fr/about-us/")).toBe("/about-us/")
  expect(localizedPath(french, "/es/about-us/#team")).toBe("/fr/about-us/#team")
})

it.each<[string, Visit, string]>([
  ["the browser", {address: "/", browser: "fr-FR"}, "/fr/"],
  ["the query", {address: "/?lng=fr&from=ad", browser: "es"}, "/fr/?from=ad"],
  ["the cookie", {address: "/", cookie: "i18next=fr", browser: "es"}, "/fr/"],
  ["the storage", {address: "/", stored: "fr", browser: "es"}, "/fr/"],
  ["the query of another version", {address: "/es/terms/?lng=fr"}, "/fr/terms/"],
])("is found by %s", (_, arrival, target) => {
  expect(visit(arrival).moved).toBe(target)
})

it("leaves the others where they are, and a fourth to the default", () => {
  expect(visit({address: "/", browser: "es-CO"}).moved).toBe("/es/")
  expect(visit({address: "/", browser: "de"})).toMatchObject({moved: "", kept: "en"})
  expect(visit({address: "/fr/terms/?lng=de"}).moved).toBe("")
})

it("is named by an address without a page", () => {
  expect(visit({address: "/fr/nowhere/"}).marked).toBe("fr")
  expect(visit({address: "/de/nowhere/"}).marked).toBeUndefined()
})

it("writes prices and days by its own rules", () => {
  expect(formatPrice(1400, french)).toBe("1\u202f400\u00a0€")
  const words = (_: string, values: object = {}) => Object.values(values).join(" – ")
  expect(formatSeason({from: "06-15", to: "10-20"}, french, words)).toBe("15 juin – 20 octobre")
})
