import fc from "fast-check"
import {facetNames} from "../features/catalogue/filter/experience-filter"
import {readFilter, writeFilter} from "../features/catalogue/filter/filter-address"
import {anyCharacter} from "../lib/testing/any-character"
import {startScripts} from "../runtime/boot/start-scripts"
import {visit} from "./testing/visit"

const odd = fc.oneof(
  fc.string({unit: anyCharacter, maxLength: 60}),
  fc.constantFrom(
    "%",
    "%E0%A4%A",
    "%00",
    "lng=",
    "lng=es&lng=en",
    "lng=__proto__",
    "lng=javascript:alert(1)",
    "lng=//evil.example",
    "i18next=",
    "i18next=%",
    "i18next=es; i18next=en",
    "constructor",
    "//evil.example/",
    "../..",
    "<script>",
    "es\u0000",
  ),
)

const hostileVisit = fc.record({
  address: fc.record({
    pathname: fc.oneof(
      fc.constantFrom(
        "/",
        "/en/",
        "/es",
        "/en//evil.example/",
        "/es/../",
        "/en\\evil.example",
        "//es/",
      ),
      odd.map(text => `/${text}`),
      odd.map(text => `/es/${text}`),
    ),
    search: fc
      .array(odd, {maxLength: 3})
      .map(list => (list.length > 0 ? `?${list.join("&")}` : "")),
    hash: fc.oneof(
      fc.constant(""),
      odd.map(text => `#${text}`),
    ),
  }),
  cookie: fc.array(odd, {maxLength: 3}).map(list => list.join("; ")),
  stored: fc.option(odd),
  browser: fc.option(fc.array(odd, {maxLength: 2})),
})

it("settles a language at any address, and never leads to another site", () => {
  fc.assert(
    fc.property(hostileVisit, arrival => {
      const {page, moved, replaced} = visit(arrival)
      startScripts(page as Window & typeof globalThis, ["month"])
      for (const move of [moved, replaced].filter(Boolean)) {
        expect(move).toMatch(/^\/((en|es)(?=[/?#]|$)|[?#]|$)/)
        expect(new URL(move, "https://www.example.com").origin).toBe("https://www.example.com")
      }
    }),
    {numRuns: 400},
  )
})

const known = {
  length: ["1-day"],
  region: ["pacific"],
  activity: ["water"],
  month: ["7"],
  price: ["1000"],
}

it("reads only choices that exist out of any query, and writes them back", () => {
  const query = fc.oneof(
    odd.map(text => `?${text}`),
    fc
      .array(fc.tuple(fc.oneof(fc.constantFrom<string>(...facetNames), odd), odd), {maxLength: 5})
      .map(pairs => `?${pairs.map(([name, value]) => `${name}=${value}`).join("&")}`),
  )
  fc.assert(
    fc.property(query, search => {
      const filter = readFilter(search, known)
      for (const [name, value] of Object.entries(filter))
        expect(known[name as keyof typeof known]).toContain(value)
      expect(readFilter(writeFilter(search, filter, known), known)).toEqual(filter)
    }),
    {numRuns: 400},
  )
})
