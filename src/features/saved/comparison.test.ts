/** @jest-environment node */
import {type ComparedRow, comparedRows, compareTrips, type Lines} from "./comparison"
import type {PlannedTrip} from "./load-trips"

const trip = (slug: string) => ({slug}) as PlannedTrip
const [river, bay] = [trip("river"), trip("bay")]

const compare = (said: Partial<Record<ComparedRow, Record<string, Lines>>>) =>
  compareTrips([river, bay], (row, {slug}) => said[row]?.[slug] ?? [])

it("puts what each trip says into its own column, row by row in the one order", () => {
  const said = {packing: {river: ["Boots"], bay: ["Hat"]}, price: {river: ["€9"], bay: ["€7"]}}
  expect(compare(said)).toEqual([
    {key: "price", cells: [["€9"], ["€7"]], differs: true},
    {key: "packing", cells: [["Boots"], ["Hat"]], differs: true},
  ])
})

it("asks for every row, each under a name of its own", () => {
  const all = compareTrips([river, bay], row => [row])
  expect(all.map(({key}) => key)).toEqual([...comparedRows])
  expect(all.map(({cells}) => cells[0]?.[0]).every(Boolean)).toBe(true)
})

it("shows a row in which one trip alone has something to say, and no other", () => {
  expect(compare({fees: {bay: ["€15"]}})).toEqual([
    {key: "fees", cells: [[], ["€15"]], differs: true},
  ])
  expect(compare({})).toEqual([])
})

it("tells rows that are alike from those that differ", () => {
  const differs = (one: Lines, other: Lines) =>
    compare({regions: {river: one, bay: other}})[0]?.differs
  expect(differs(["Amazon", "Pacific"], ["Amazon", "Pacific"])).toBe(false)
  expect(differs(["Amazon", "Pacific"], ["Pacific", "Amazon"])).toBe(true)
  expect(differs(["Ama", "zon"], ["Amazon"])).toBe(true)
})
