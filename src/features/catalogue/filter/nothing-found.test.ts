/** @jest-environment node */
import type {ExperienceFilter, FilterableExperience} from "./experience-filter"
import {costliestChoice, suggestTrips} from "./nothing-found"

/** Numbers of trips that are left without a choice. */
const leaving = (counts: Record<string, number>) => (filter: ExperienceFilter) =>
  Object.entries(counts).find(([name]) => filter[name] === undefined)?.[1] ?? 0

it("names the choice without which most trips are left", () => {
  const left = leaving({region: 2, month: 5, q: 3})
  expect(costliestChoice({region: "coast", month: "7", q: "whales"}, left)).toBe("month")
})

it("names none where there is one choice alone, or where two of them have to go", () => {
  expect(costliestChoice({q: "zeppelin", sort: "price"}, leaving({q: 9}))).toBeUndefined()
  expect(costliestChoice({q: "zeppelin", price: "50"}, leaving({}))).toBeUndefined()
})

it("never names the order", () => {
  const left = leaving({sort: 9, month: 1})
  expect(costliestChoice({month: "7", region: "coast", sort: "price"}, left)).toBe("month")
})

const trip = (group: string, price = 1) => ({group, price}) as FilterableExperience

const long = trip("9")
const short = trip("3")
const shortToo = trip("3", 2)
const day = trip("1")
const all = [long, trip("9", 2), short, shortToo, day, trip("2")]

it("shows what the words find first, three at most", () => {
  expect(suggestTrips(all, [day], [short])).toEqual([day])
  expect(suggestTrips(all, [day, short, long, shortToo], [])).toEqual([day, short, long])
})

it("shows what fits the choices where the words find nothing, three at most", () => {
  expect(suggestTrips(all, [], [short])).toEqual([short])
  expect(suggestTrips(all, [], [short, day, long, shortToo])).toEqual([short, day, long])
})

it("shows one trip of each length where the choices leave none, or all", () => {
  expect(suggestTrips(all, [], [])).toEqual([long, short, day])
  expect(suggestTrips(all, [], all)).toEqual([long, short, day])
})
