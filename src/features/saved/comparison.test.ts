/** @jest-environment node */
import {compareTrips, openGroups} from "./comparison"
import type {PlannedTrip} from "./load-trips"

type Said = {fees?: string[]; packing?: string[]; days?: string[]; facts?: Record<string, string[]>}

const t = (key: string, values: object = {}) =>
  [key.split(".").at(-1), ...Object.values(values)].join(" ")

const trip = (slug: string, {fees = [], packing = [], days = [], facts = {}}: Said = {}) =>
  ({
    slug,
    factRows: Object.entries(facts).map(([name, lines]) => ({name, label: name, lines})),
    fees: fees.map(name => ({line: name})),
    packingList: packing.map(name => ({items: [{name}]})),
    days: days.length > 0 ? {items: days.map((title, index) => ({from: index + 1, title}))} : null,
  }) as unknown as PlannedTrip

const compare = (river: Said, bay: Said) =>
  compareTrips([trip("river", river), trip("bay", bay)], t)

it("puts what each trip says into its own column, row by row in the one order", () => {
  const river = {days: ["Boat"], packing: ["Boots"], fees: ["€9"]}
  expect(compare(river, {fees: ["€7"], packing: ["Hat"], days: ["Whales"]})).toEqual([
    {key: "fees", label: "fees", cells: [["€9"], ["€7"]], differs: true},
    {key: "packing", label: "packing", cells: [["Boots"], ["Hat"]], differs: true},
    {key: "days", label: "days", cells: [["day 1: Boat"], ["day 1: Whales"]], differs: true},
  ])
})

it("shows a row in which one trip alone has something to say, and no other", () => {
  expect(compare({}, {fees: ["€15"]})).toEqual([
    {key: "fees", label: "fees", cells: [[], ["€15"]], differs: true},
  ])
  expect(compare({}, {})).toEqual([])
})

it("tells rows that are alike from those that differ", () => {
  const differs = (one: string[], other: string[]) =>
    compare({packing: one}, {packing: other})[0]?.differs
  expect(differs(["Amazon", "Pacific"], ["Amazon", "Pacific"])).toBe(false)
  expect(differs(["Amazon", "Pacific"], ["Pacific", "Amazon"])).toBe(true)
  expect(differs(["Ama", "zon"], ["Amazon"])).toBe(true)
})

it("puts the facts first, those of one trip alone at their place among the others", () => {
  const river = {facts: {price: ["€9"], effort: ["Easy"]}}
  const bay = {facts: {price: ["€9"], start: ["Bogotá"], effort: ["Easy"]}}
  expect(compare(river, bay)).toEqual([
    {key: "price", label: "price", cells: [["€9"], ["€9"]], differs: false},
    {key: "start", label: "start", cells: [[], ["Bogotá"]], differs: true},
    {key: "effort", label: "effort", cells: [["Easy"], ["Easy"]], differs: false},
  ])
})

it("says each open fact once: what all trips share first, then what is open in some alone", () => {
  const trips = [
    {title: "River", rows: ["start", "effort", "group"]},
    {title: "Bay", rows: ["hours", "start", "effort"]},
    {title: "Peak", rows: ["start"]},
  ]
  expect(openGroups(trips)).toEqual([
    {titles: ["River", "Bay", "Peak"], rows: ["start"]},
    {titles: ["River", "Bay"], rows: ["effort"]},
    {titles: ["River"], rows: ["group"]},
    {titles: ["Bay"], rows: ["hours"]},
  ])
})

it("has nothing to say of trips that state everything", () => {
  expect(openGroups([{title: "River", rows: []}])).toEqual([])
})
