import {z} from "zod"
import {checkAddresses} from "./check-addresses"
import {checkLinks} from "./check-links"
import {checkRedirects} from "./check-redirects"
import {checkSchema} from "./check-schema"
import {formatFault, tellFault} from "./fault"
import {oldAddresses} from "./old-addresses"
import {type Redirects, redirectsSchema} from "./schema/redirects"
import {link} from "./schema/text"

const site = {
  experiences: [
    {slug: "salt", formerSlugs: ["pepper"], group: "1-day" as const, price: 60, regions: []},
  ],
  regions: [],
}

const faults = (...redirects: Redirects) =>
  checkRedirects({...site, redirects: {redirects}} as never).map(formatFault)

const shapeFaults = (entry: unknown) =>
  checkSchema("a.json", redirectsSchema, {redirects: [entry]}).faults.map(formatFault)

it.each([
  ["/tours/old.html", "/tours/old.html/"],
  ["/Tours/Salt", "/Tours/Salt/"],
  ["/viajes/caño-cristales/", "/viajes/caño-cristales/"],
  ["/viajes/ca%C3%B1o-cristales/", "/viajes/caño-cristales/"],
  ["/viajes/can\u0303o/", "/viajes/caño/"],
  ["/100%25-natural/", "/100%-natural/"],
  ["/old%20tours/", "/old tours/"],
])("leads from %s of an earlier site to a page", (from, fromPath) => {
  const redirects = [{from, to: "/es/experiences/salt/"}]
  expect(shapeFaults(redirects[0])).toEqual([])
  expect(faults(...redirects)).toEqual([])
  expect(oldAddresses(redirects)).toEqual([{fromPath, toPath: "/es/experiences/salt/"}])
})

it("says what to do with an address that differs in its query alone", () => {
  expect(shapeFaults({from: "/?p=123", to: "/en/"})).toEqual([
    expect.stringMatching(
      /from: found "\/\?p=123", expected a path without \? .* Leave such an address out/,
    ),
  ])
})

it.each([
  "https://old.example/tours/",
  "//old.example/",
  "tours/",
  "/tours/#salt",
  "/a//b",
  "/../b",
  "/.env",
  "/100%-natural/",
  "/tours/%3Cslug%3E/",
  "/tours/*",
  // A pattern that tries every way of parting it would never end.
  `/${"tour".repeat(20)}!`,
  "/:slug/",
  "",
])("takes no host, query or pattern: %j", from => {
  expect(shapeFaults({from, to: "/en/"})).toEqual([
    expect.stringMatching(/→ redirects\[0\]\.from: .* expected a path as a browser/),
  ])
  expect(shapeFaults({from: "/a/", to: from})).toHaveLength(1)
})

it("names a redirect to itself, and one in a circle", () => {
  expect(faults({from: "/a", to: "/a/"})).toEqual([
    'data/redirects.json → redirects[0].to: found "/a/", a redirect in a circle: /a/ → /a/, expected a page of this site',
  ])
  const circle = faults(
    {from: "/a/", to: "/b/"},
    {from: "/b/", to: "/c/"},
    {from: "/c/", to: "/b/"},
  )
  expect(circle).toHaveLength(3)
  expect(circle[0]).toContain("/a/ → /b/ → /c/ → /b/")
})

it("names the end of a chain, and a page that is missing", () => {
  expect(faults({from: "/a/", to: "/b/"}, {from: "/b/", to: "/en/"})).toEqual([
    'data/redirects.json → redirects[0].to: found "/b/", which leads on, expected "/en/", where the visitor ends',
  ])
  for (const to of [
    "/en/nowhere/",
    "/experiences/salt/",
    "/en/experiences/pepper/",
    "/404/",
    "/logout/",
  ])
    expect(faults({from: "/a/", to})).toEqual([expect.stringContaining("which is no page")])
})

it("takes each address once, and none that this site answers", () => {
  expect(faults({from: "/ñ", to: "/en/"}, {from: "/%C3%B1/", to: "/en/"})).toEqual([
    expect.stringContaining('redirects[1].from: found "/%C3%B1/" a second time'),
  ])
  for (const from of ["/", "/es/about-us", "/about-us/", "/experiences/pepper/"])
    expect(faults({from, to: "/en/"})).toEqual([
      expect.stringContaining("which this site answers already"),
    ])
})

describe("names of other files", () => {
  const schema = z.object({
    region: link("Region"),
    trips: z.array(z.object({trip: link("Experience").optional()})).optional(),
    title: z.string(),
  })

  const existing = {Region: ["coast", "hills"], Experience: ["cali"]}
  const faults = (value: unknown, known: Parameters<typeof checkLinks>[3] = existing) =>
    checkLinks("a.json", schema, value, known)
      .map(tellFault)
      .map(({field, found, expected}) => [field, found, expected])

  it("finds what is named and is not there, at any depth", () => {
    expect(
      faults({region: "moon", trips: [{trip: "cali"}, {trip: "mars"}], title: "moon"}),
    ).toEqual([
      ["region", '"moon"', 'one of "coast", "hills"'],
      ["trips[1].trip", '"mars"', 'one of "cali"'],
    ])
    expect(faults({region: "coast", title: "x"})).toEqual([])
  })

  it("passes by what cannot be told, and what has another shape", () => {
    expect(faults({region: "moon"}, {Experience: []})).toEqual([])
    for (const value of [null, undefined, 7, "moon", {region: 7, trips: {}}, {trips: [null, 7]}])
      expect(faults(value)).toEqual([])
  })
})

describe("addresses in texts", () => {
  const keyed = {sections: [{key: "law"}]}
  const content = {
    experiences: [{slug: "salt", group: "1-day", price: 60, regions: []}],
    regions: [],
    terms: keyed,
    treatment: keyed,
    conduct: keyed,
    booking: {topics: [{key: "pay"}]},
    questions: {questions: []},
  } as never

  const faults = (es: string) =>
    checkAddresses([{file: "a.json", value: {text: {es}}}], content).map(formatFault)

  it.each([
    "[a](/terms/)",
    "[a](/terms/#law)",
    "[a](/booking/#pay)",
    "[a](/experiences/salt/)",
    "[a](/)",
    "[a](https://terms.example)",
    "no link",
  ])("lets %s stand", text => {
    expect(faults(text)).toEqual([])
  })

  it.each(["/terms/#lore", "/experiences/pepper/", "/es/terms/", "/404/"])(
    "names %s, which is no page or no place on one",
    address => {
      expect(faults(`See [words](${address}).`)).toEqual([
        expect.stringContaining(`a.json → text.es: found a link to "${address}", which is no page`),
      ])
    },
  )

  it("says which places a page has", () => {
    expect(faults("[a](/terms/#lore)")).toEqual([expect.stringContaining("there are #law")])
  })

  it("reads the address of complaints, which is no words", () => {
    const value = {legal: {complaints: "/terms/#lore"}}
    expect(checkAddresses([{file: "data/site.json", value}], content)).toEqual([
      expect.objectContaining({code: "link-page"}),
    ])
  })
})
