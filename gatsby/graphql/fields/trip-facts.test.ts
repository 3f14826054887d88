import {rm} from "fs/promises"
import build from "../../../locales/en/build.json"
import {openGroups} from "../../content/facts/facts"
import {makeSmallSite} from "../../content/testing/small-site"
import {askSite} from "../testing/ask"

const coast = "data/regions/coast/region.json"
const whales = "data/experiences/whale-bay/experience.json"
const text = {en: "A day.", es: "Un día."}

let site: Awaited<ReturnType<typeof makeSmallSite>>

beforeEach(async () => {
  site = await makeSmallSite()
})
afterEach(() => rm(site.root, {recursive: true}))

/** Facts and open questions of the trip, after a change of its file. */
const told = async (change: object) => {
  const days = {
    status: "example",
    items: [{from: 1, to: 4, title: text, description: text, region: "coast"}],
  }
  await site.edit(whales, trip =>
    Object.assign(trip, {regions: ["coast"], facts: {}, ask: ["group"], days}, change),
  )
  const source = `{ experience(slug: {eq: "whale-bay"}) {
    factRows(language: "en") { name lines }
    openFacts(language: "en") { rows chatText }
    isCoolerHigherUp
  } }`
  const {experience} = await askSite(site.root, source)
  const linesOf = (name: string) =>
    experience.factRows.find((row: {name: string}) => row.name === name)?.lines
  return {linesOf, open: experience.openFacts, isCooler: experience.isCoolerHigherUp}
}

it("says in which town the days begin and end, unless a trip leaves it open", async () => {
  await site.edit(coast, region => (region.town = {en: "Port", es: "Puerto"}))
  const derived = await told({ask: ["end", "group"]})
  expect(derived.linesOf("start")).toEqual(["Port", "according to the example itinerary"])
  expect(derived.linesOf("end")).toBeUndefined()
  expect(derived.open.chatText).toContain("where does it end?")
  const given = await told({facts: {start: {en: "Pier", es: "Muelle"}}})
  expect(given.linesOf("start")).toEqual(["Pier"])
  expect((await told({days: undefined})).linesOf("start")).toBeUndefined()
  expect((await told({})).linesOf("end")).toEqual(["Port"])
  await site.edit(coast, region => {
    delete region.town
    region.name = {en: "Coast", es: "Costa"}
  })
  const start = {en: "Pier", es: "Muelle"}
  const {linesOf} = await told({facts: {start}})
  expect(linesOf("end")).toEqual(["Coast", "according to the example itinerary"])
})

it("leaves the end open where the last day travels on, unless it is given", async () => {
  const to = {en: "another city", es: "otra ciudad"}
  const last = {from: 4, title: text, description: text, region: "coast", travel: {to}}
  const items = [{...last, from: 1, to: 3, travel: undefined}, last]
  const days = {status: "example", items}
  const {linesOf, open} = await told({days, ask: []})
  expect(linesOf("end")).toBeUndefined()
  expect(open.chatText).toContain("where does it end?")
  const city = await told({days, facts: {end: {en: "City", es: "Ciudad"}}})
  expect(city.linesOf("end")).toEqual(["City"])
  expect(city.open.chatText).not.toContain("where does it end?")
})

it("asks how long walks are that nobody has measured, for boats where a trip is about water, and for no steps", async () => {
  const asked = async (change: object) => {
    const {open} = await told({ask: ["group"], activities: ["active"], ...change})
    return open.chatText.match(/how many steps|how long are the walks|boats/g) ?? []
  }
  const access = {mud: true, altitude: 2000}
  const measures = ["how long are the walks"]
  expect(await asked({facts: {}})).toEqual([])
  expect(await asked({ask: ["access"]})).toEqual(measures)
  expect(await asked({facts: {access}, activities: ["water"]})).toEqual([...measures, "boats"])
  for (const access of [
    {longestWalk: 4, boatStep: 40},
    {longestWalk: 0, boatStep: 0},
  ])
    expect(await asked({facts: {access}, activities: ["water"]})).toEqual([])
})

it("asks how one gets to a trip without days and back, unless the price covers it", async () => {
  const asked = async (transfers: string) =>
    (await told({days: undefined, covers: {transfers}})).open.chatText.includes("there and back")
  expect(await asked("ask")).toBe(true)
  expect(await asked("included")).toBe(false)
})

it("is cooler higher up than in town only where a trip may go", async () => {
  await site.edit(coast, region => (region.altitude = {low: 2600, high: 3200}))
  const isCooler = async (altitude: number) => (await told({facts: {access: {altitude}}})).isCooler
  expect((await told({})).isCooler).toBe(true)
  expect(await isCooler(3150)).toBe(true)
  expect(await isCooler(2650)).toBe(false)
})

it("tells how hard a trip is: by a level and why, or by the range to choose from alone", async () => {
  const why = {en: "From low to high.", es: "De baja a alta."}
  const effort = async (upTo?: string) =>
    (await told({facts: {effort: {level: "easy", upTo, why}}})).linesOf("effort")
  expect(await effort()).toEqual(["Low", why.en])
  expect(await effort("moderate")).toEqual([why.en])
})

it("names the place of a figure", async () => {
  const access = {altitudeAt: {en: "pass", es: "paso"}, altitude: 3000, steps: 700, mud: false}
  expect((await told({facts: {access}})).linesOf("access")).toEqual([
    "about 700 steps",
    "up to about 3,000 metres above sea level (pass)",
  ])
})

it("asks what is open in groups, with what days and fees leave open, and what cancelling costs", async () => {
  await site.edit(coast, region => (region.fees = [{name: text}]))
  const {open} = await told({covers: {guide: "ask", meals: "included"}})
  expect(open.rows).toHaveLength(3)
  for (const question of ["a guide?", "to each visit,", "local fees?", "if I cancel?"])
    expect(open.chatText).toContain(question)
  expect(open.chatText).not.toContain("meals")
  await site.edit(coast, region => (region.fees = [{name: text, euros: 5}]))
  expect((await told({days: undefined, covers: {}, ask: ["startTime"]})).open.rows).toHaveLength(3)
  expect((await told({ask: []})).open).toBeNull()
})

it("lists what the price leaves open in small letters, as within a sentence", async () => {
  const {linesOf} = await told({covers: {meals: "ask", guide: "ask", lodging: "included"}})
  const [, open = ""] = linesOf("covers")
  expect(open).toMatch(/: [a-z][^,]*, [a-z]/)
})

it("asks every question that has words", () => {
  expect(Object.values(openGroups).flat().toSorted()).toEqual(
    Object.keys(build.fact.ask).toSorted(),
  )
})
