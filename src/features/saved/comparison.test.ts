/** @jest-environment node */
import {type ComparedRow, comparedRows, compareTrips, type Lines} from "./comparison"
import type {PlannedTrip} from "./load-trips"

type Facts = Record<string, Lines>

const trip = (slug: string, facts: Facts = {}) => {
  const factRows = Object.entries(facts).map(([name, lines]) => ({name, label: name, lines}))
  return {slug, factRows} as unknown as PlannedTrip
}
const [river, bay] = [trip("river"), trip("bay")]
const same = (row: string) => row

const compare = (said: Partial<Record<ComparedRow, Record<string, Lines>>>) =>
  compareTrips([river, bay], same, (row, {slug}) => said[row]?.[slug] ?? [])

it("puts what each trip says into its own column, row by row in the one order", () => {
  const said = {packing: {river: ["Boots"], bay: ["Hat"]}, fees: {river: ["€9"], bay: ["€7"]}}
  expect(compare(said)).toEqual([
    {key: "fees", label: "fees", cells: [["€9"], ["€7"]], differs: true},
    {key: "packing", label: "packing", cells: [["Boots"], ["Hat"]], differs: true},
  ])
})

it("asks for every row, each under a name of its own", () => {
  const all = compareTrips([river, bay], same, row => [row])
  expect(all.map(({key}) => key)).toEqual([...comparedRows])
  expect(all.map(({cells}) => cells[0]?.[0]).every(Boolean)).toBe(true)
})

it("shows a row in which one trip alone has something to say, and no other", () => {
  expect(compare({fees: {bay: ["€15"]}})).toEqual([
    {key: "fees", label: "fees", cells: [[], ["€15"]], differs: true},
  ])
  expect(compare({})).toEqual([])
})

it("tells rows that are alike from those that differ", () => {
  const differs = (one: Lines, other: Lines) =>
    compare({days: {river: one, bay: other}})[0]?.differs
  expect(differs(["Amazon", "Pacific"], ["Amazon", "Pacific"])).toBe(false)
  expect(differs(["Amazon", "Pacific"], ["Pacific", "Amazon"])).toBe(true)
  expect(differs(["Ama", "zon"], ["Amazon"])).toBe(true)
})

it("puts the facts first, those of one trip alone at their place among the others", () => {
  const trips = [
    trip("river", {price: ["€9"], effort: ["Easy"]}),
    trip("bay", {price: ["€9"], start: ["Bogotá"], effort: ["Easy"]}),
  ]
  expect(compareTrips(trips, same, () => [])).toEqual([
    {key: "price", label: "price", cells: [["€9"], ["€9"]], differs: false},
    {key: "start", label: "start", cells: [[], ["Bogotá"]], differs: true},
    {key: "effort", label: "effort", cells: [["Easy"], ["Easy"]], differs: false},
  ])
})
