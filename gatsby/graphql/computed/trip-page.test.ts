import {rm} from "fs/promises"
import {graphql} from "graphql"
import {makeSmallSite} from "../../content/testing/small-site"
import {contentSchema} from "../standalone/content-schema"
import {nodeModelOf} from "../standalone/node-model"
import {nodesIn} from "../testing/content-nodes"

const schema = contentSchema()
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
  } }`
  const contextValue = {nodeModel: nodeModelOf(nodesIn(site.root)), path: "/"}
  const {data, errors} = await graphql({schema, source, contextValue})
  expect(errors).toBeUndefined()
  const {experience} = JSON.parse(JSON.stringify(data))
  const linesOf = (name: string) =>
    experience.factRows.find((row: {name: string}) => row.name === name)?.lines
  return {linesOf, open: experience.openFacts}
}

it("says in which town the days begin and end, unless a trip leaves it open", async () => {
  await site.edit(coast, region => (region.town = {en: "Port", es: "Puerto"}))
  const derived = await told({ask: ["end", "group"]})
  expect(derived.linesOf("start")).toEqual(["Port", "in the example itinerary"])
  expect(derived.linesOf("end")).toBeUndefined()
  expect(derived.open.rows).toContain("end point")
  const given = await told({facts: {start: {place: {en: "Pier", es: "Muelle"}}}})
  expect(given.linesOf("start")).toEqual(["Pier"])
  expect((await told({days: undefined})).linesOf("start")).toBeUndefined()
  await site.edit(coast, region => {
    delete region.town
    region.name = {en: "Coast", es: "Costa"}
  })
  expect((await told({})).linesOf("end")).toEqual(["Coast", "in the example itinerary"])
})

it("names the place of a figure", async () => {
  const access = {altitudeAt: {en: "pass", es: "paso"}, altitude: 3000, steps: 700, mud: false}
  expect((await told({facts: {access}})).linesOf("access")).toEqual([
    "about 700 steps",
    "up to about 3,000 metres above sea level (pass)",
  ])
})

it("asks beside open facts what the days and fees leave open, and what cancelling costs", async () => {
  await site.edit(coast, region => (region.fees = [{name: text}]))
  const {open} = await told({})
  expect(open.rows).toHaveLength(4)
  for (const question of ["walks take?", "local fees?", "if I cancel?"])
    expect(open.chatText).toContain(question)
  await site.edit(coast, region => (region.fees = [{name: text, euros: 5}]))
  expect((await told({days: undefined})).open.rows).toHaveLength(2)
  expect((await told({ask: []})).open).toBeNull()
})
