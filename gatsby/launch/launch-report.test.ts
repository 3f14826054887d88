import type {SiteContent} from "../content/schema/files"
import {endedPrices, launchBlocks, openPoints} from "./launch-report"

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
    conduct: {...text},
    experiences: [{slug: "salt", covers: {meals: "included"}}],
  }
}

// biome-ignore lint/suspicious/noExplicitAny: a part of the content
type Ready = any

const placesOf = (change: (content: Ready) => unknown, settings = url) => {
  const content = ready()
  change(content)
  const blocks = launchBlocks(content as unknown as SiteContent, settings)
  return blocks.map(({place}) => place)
}

it("lets a site go whose facts are all there, whenever its prices end, and names those that ended", () => {
  expect(placesOf(() => {})).toEqual([])
  const ended = {slug: "salt", prices: {validUntil: "2026-05-31"}}
  expect(placesOf(({experiences}) => Object.assign(experiences[0], ended))).toEqual([])
  const experiences = [ended, {slug: "bay", prices: {validUntil: today}}] as never
  expect(endedPrices({experiences}, today).map(({place}) => place)).toEqual([
    "data/experiences/salt/experience.json → prices.validUntil",
  ])
})

it.each<[string, (content: Ready) => unknown]>([
  ["data/site.json → whatsapp", ({site}) => (site.whatsapp = "573000000000")],
  ["data/site.json → email", ({site}) => (site.email = "hola@example.com")],
  ["data/site.json → company.registration", ({site}) => (site.company.registration = "00000")],
  ["data/site.json → legal.reviewed", ({site}) => delete site.legal.reviewed],
  ["data/site.json → legal.childProtection", ({site}) => delete site.legal.childProtection],
  ["data/site.json → legal.complaints", ({site}) => delete site.legal.complaints],
  ["data/pages/conduct.json → draft", ({conduct}) => (conduct.draft = true)],
  ["data/pages/terms.json → updated", ({terms}) => (terms.updated = "2026-05-03")],
])("stops before %s is put right, and says so in one line", (place, change) => {
  expect(placesOf(change)).toEqual([place])
})

it.each(["https://www.example.com", "http://www.roots.co", "https://127.0.0.1"])(
  "takes no site at %s",
  GATSBY_SITE_URL => {
    expect(placesOf(() => {}, {GATSBY_SITE_URL})).toEqual(["GATSBY_SITE_URL"])
  },
)

it("lists what is open by the field that settles it, what brings most first", () => {
  const trip = (slug: string, more: object) => ({
    slug,
    activities: [],
    facts: {},
    covers: {},
    ask: [],
    keptOpen: [],
    ...more,
  })
  const salt = trip("salt", {
    covers: {meals: "ask", guide: "partly", entrances: "ask"},
    ask: ["group", "access"],
    keptOpen: ["meals", "entrances"],
    days: {status: "example", items: []},
  })
  const bay = trip("bay", {covers: {meals: "ask"}})
  const points = openPoints({experiences: [salt, bay] as never})
  const found = points.map(({path, isShared, trips}) => [path.join("."), isShared, trips.length])
  expect(found).toEqual([
    ["covers.meals", true, 2],
    ["covers.entrances", false, 1],
    ["facts.group", true, 1],
    ["facts.access.longestWalk", false, 1],
    ["days.status", false, 1],
  ])
})
