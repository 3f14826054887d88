import type {SiteContent} from "../content/site-content"
import {formatLaunch, launchReport} from "./launch-report"

const url = {GATSBY_SITE_URL: "https://www.roots.co"}
const today = "2026-06-01"

/** A site whose facts are all real. */
const ready = () => {
  const text = {updated: "2026-05-01"}
  return {
    site: {
      whatsapp: "573101234567",
      email: "hola@roots.co",
      priceBasis: "person",
      company: {legalName: "Roots S.A.S.", registration: "12345"},
      legal: {
        childProtection: {en: "No.", es: "No."},
        authority: {name: {en: "SIC", es: "SIC"}, url: "https://www.sic.gov.co"},
        complaints: "/terms/",
        reviewed: "2026-05-02",
      },
    },
    terms: {...text},
    treatment: {...text},
    conduct: {...text} as {updated: string; draft?: boolean},
    experiences: [{slug: "salt", covers: {meals: "included"}, days: {status: "confirmed"}}],
  }
}

type Ready = ReturnType<typeof ready>

const lines = (change: (content: Ready) => unknown, settings = url) => {
  const content = ready()
  change(content)
  return launchReport(content as unknown as SiteContent, settings, today)
}

const placesOf = (kind: string, change: (content: Ready) => unknown, settings = url) =>
  lines(change, settings)
    .filter(line => line.kind === kind)
    .map(({place}) => place)

it("lets a site go whose facts are all there", () => {
  expect(placesOf("blocks", () => undefined)).toEqual([])
  expect(placesOf("owed", () => undefined)).toEqual([])
  expect(placesOf("good", () => undefined)).toContain("GATSBY_SITE_URL")
})

it.each<[string, (content: Ready) => unknown]>([
  ["data/site.json → whatsapp", ({site}) => Object.assign(site, {whatsapp: "573000000000"})],
  ["data/site.json → email", ({site}) => Object.assign(site, {email: "hola@example.com"})],
  [
    "data/site.json → company.registration",
    ({site}) => Object.assign(site.company, {registration: "00000"}),
  ],
  ["data/site.json → legal.reviewed", ({site}) => Object.assign(site.legal, {reviewed: undefined})],
  [
    "data/site.json → legal.childProtection",
    ({site}) => Object.assign(site.legal, {childProtection: undefined}),
  ],
  [
    "data/site.json → legal.complaints",
    ({site}) => Object.assign(site.legal, {complaints: undefined}),
  ],
  ["data/pages/conduct.json → draft", ({conduct}) => Object.assign(conduct, {draft: true})],
  ["data/pages/terms.json → updated", ({terms}) => Object.assign(terms, {updated: "2026-05-03"})],
  [
    "data/experiences/salt/experience.json → prices.validUntil",
    ({experiences}) => Object.assign(experiences[0] ?? {}, {prices: {validUntil: "2026-05-31"}}),
  ],
])("stops before %s is mended, and says so in one line", (place, change) => {
  expect(placesOf("blocks", change)).toEqual([place])
})

it("misses every part of the strip where the law is not spoken of at all", () => {
  const places = placesOf("blocks", ({site}) => Object.assign(site, {legal: undefined}))
  expect(places).toEqual(
    ["reviewed", "childProtection", "authority", "complaints"].map(
      name => `data/site.json → legal.${name}`,
    ),
  )
})

it.each([
  "https://www.example.com",
  "http://www.roots.co",
  "http://localhost:8000",
  "https://127.0.0.1",
])("takes no site at %s", GATSBY_SITE_URL => {
  expect(placesOf("blocks", () => undefined, {GATSBY_SITE_URL})).toEqual(["GATSBY_SITE_URL"])
})

it("holds prices on their last day, and lists what is open without stopping for it", () => {
  const change = ({site, experiences}: Ready) => {
    Object.assign(site, {priceBasis: "ask"})
    Object.assign(experiences[0] ?? {}, {
      prices: {validUntil: today},
      covers: {meals: "ask"},
      ask: ["group"],
      days: {status: "example"},
    })
  }
  expect(placesOf("blocks", change)).toEqual([])
  const told = formatLaunch(lines(change), ["owed"])
  expect(told).toContain("owed (3)")
  expect(told).toContain("data/site.json → priceBasis")
  expect(told).toContain("2 open: covers.meals, facts.group")
  expect(told).toContain("days.status")
})
