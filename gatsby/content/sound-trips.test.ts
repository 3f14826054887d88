import {birds, faultsOf, whales} from "./testing/trip-rules"

it("takes a season over New Year", () => {
  const change = (trip: {season: object}) => {
    trip.season = {from: "12-01", to: "02-15"}
  }
  expect(faultsOf(whales, change)).toEqual([])
})

it.each([
  ["includes", "highlights"],
  ["highlights", "includes"],
])("takes a trip with a list of what it %s and none of its %s", (_, other) => {
  expect(faultsOf(whales, trip => delete trip[other])).toEqual([])
})

it.each([
  [birds, 1],
  [birds, 2],
  [whales, 3],
  [whales, 8],
])("takes for %s a stay of %d days, and as many nights", (file, days) => {
  const change = (trip: {length: object; days?: unknown}) => {
    trip.length = {days, nights: days}
    delete trip.days
  }
  expect(faultsOf(file, change)).toEqual([])
})

it("speaks of one day where there is one", () => {
  const change = (trip: object) => Object.assign(trip, {group: "3-days", color: "blue"})
  expect(faultsOf(birds, change)).toEqual([
    `${birds} → group: found "3-days", expected the group of a stay of 1 day`,
  ])
})
