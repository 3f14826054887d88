import {samplePages, sampleRoute, sampleTrips} from "./sample-pages"

const trip = (slug: string, group: "9-days" | "3-days" | "1-day", price: number) => ({
  slug,
  group,
  price,
})

it("chooses the first trip of the shortest and of the longest stays", () => {
  const trips = [
    trip("a-day", "1-day", 60),
    trip("a-dear-day", "1-day", 90),
    trip("week", "3-days", 700),
    trip("tour", "9-days", 2000),
    trip("grand-tour", "9-days", 2500),
  ]
  expect(sampleTrips(trips)).toEqual({experience: "a-dear-day", package: "grand-tour"})
  expect(sampleTrips(trips.slice(1, 3))).toEqual({experience: "a-dear-day", package: "week"})
})

it("lets one trip stand for all where all stay alike", () => {
  const days = [trip("a-day", "1-day", 60), trip("a-dear-day", "1-day", 90)]
  expect(sampleTrips(days)).toEqual({experience: "a-dear-day"})
  expect(sampleTrips([])).toEqual({})
})

it("names every page once, each with an address of its own", () => {
  const names = samplePages.map(({name}) => name)
  expect(names).toEqual(expect.arrayContaining(["home", "catalogue", "experience"]))
  expect(new Set(names).size).toBe(names.length)
  for (const {route} of samplePages) expect(route).toMatch(/^\/([a-z0-9-]+\/)*$/)
})

it("finds a page by its name, and says where there is none", () => {
  expect(sampleRoute("catalogue")).toBe("/experiences/")
  expect(() => sampleRoute("castle")).toThrow('found no sample page "castle", expected one of home')
})
