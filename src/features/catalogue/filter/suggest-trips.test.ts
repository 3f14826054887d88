/** @jest-environment node */
import type {FilterableExperience} from "./experience-filter"
import {suggestTrips} from "./suggest-trips"

const trip = (group: string) => ({group}) as FilterableExperience

const [long, longToo, short, shortToo, day] = ["9", "9", "3", "3", "1"].map(trip) as [
  FilterableExperience,
  FilterableExperience,
  FilterableExperience,
  FilterableExperience,
  FilterableExperience,
]
const all = [long, longToo, short, shortToo, day, trip("2")]

it("shows what the words find first, three at most", () => {
  expect(suggestTrips(all, [day], [short])).toEqual([day])
  expect(suggestTrips(all, [day, short, long, shortToo], [])).toEqual([day, short, long])
})

it("shows what fits the choices where the words find nothing, three at most", () => {
  expect(suggestTrips(all, [], [short])).toEqual([short])
  expect(suggestTrips(all, [], [short, day, long, shortToo])).toEqual([short, day, long])
})

it("shows one trip of each length where the choices leave none, or all", () => {
  const picked = suggestTrips(all, [], [])
  expect(picked).toHaveLength(3)
  expect(picked[0]).toBe(long)
  expect(picked[1]).toBe(short)
  expect(picked[2]).toBe(day)
  expect(suggestTrips(all, [], all)).toEqual(picked)
})
