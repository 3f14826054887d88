/** @jest-environment node */
import {
  costliestChoice,
  type Filter,
  type FilterableTrip,
  fits,
  monthIn,
  readFilter,
  sortTrips,
} from "./filter"

const trip = (changes: Partial<FilterableTrip> = {}) => ({
  group: "3-days",
  price: 900,
  isPriceOpen: false,
  length: {days: 4},
  season: null,
  regions: [{slug: "pacific"}, {slug: "andes"}],
  monthKinds: [] as string[],
  ...changes,
})

const facet = (name: string, ...keys: string[]) => ({
  name,
  label: name,
  any: "any",
  choices: keys.map(key => ({key, label: key})),
})

const facets = [
  facet("month", "1", "7"),
  facet("length", "1-day", "3-days"),
  facet("region", "pacific", "cali"),
  facet("price", "1000"),
]

it.each([
  [{}, true],
  [{length: "3-days"}, true],
  [{length: "1-day"}, false],
  [{region: "andes"}, true],
  [{region: "cali"}, false],
  [{month: "2"}, true],
  [{price: "900"}, true],
  [{price: "899"}, false],
] as [Filter, boolean][])("a trip of four days for €900 fits %j: %p", (filter, expected) => {
  expect(fits(trip(), filter)).toBe(expected)
})

it.each([
  ["06-15", "10-20", 5, false],
  ["06-15", "10-20", 6, true],
  ["11-20", "02-10", 1, true],
  ["11-20", "02-10", 3, false],
])("a season from %s to %s has month %p: %p", (from, to, month, expected) => {
  expect(fits(trip({season: {from, to}}), {month: String(month)})).toBe(expected)
})

it("finds no trip on request by a budget, and puts it last by price", () => {
  const [open, dear, cheap] = [trip({price: 60, isPriceOpen: true}), trip(), trip({price: 60})]
  expect(fits(open, {price: "1000"})).toBe(false)
  expect(sortTrips([open, dear, cheap], {sort: "price"})).toEqual([cheap, dear, open])
})

it("puts the trips of a month by how it is there, and else leaves them as they stand", () => {
  const kinds = ["wet", "unknown", "mixed", "season", "dry"]
  const trips = kinds.map(kind => ({...trip(), monthKinds: [kind]}))
  const order = (filter: Filter) => sortTrips(trips, filter).map(({monthKinds: [kind]}) => kind)
  expect(order({month: "1"})).toEqual(["season", "dry", "mixed", "wet", "unknown"])
  expect(order({})).toEqual(kinds)
})

it.each([
  [
    "?region=pacific&month=7&q=whales&sort=price",
    {q: "whales", month: "7", region: "pacific", sort: "price"},
  ],
  ["?activity=water&effort=easy&adults=2", {}],
  ["?region=cali&length=99-days", {region: "cali"}],
  ["?q=+&month=13&sort=worst", {}],
  ["?region=cali&region=pacific&month=%E0%A4%A&length=", {region: "cali"}],
  [`?q=${"a".repeat(99)}%F0%9F%90%8B`, {q: "a".repeat(99)}],
])("%s asks for %j", (search, expected) => {
  expect(readFilter(new URLSearchParams(search), facets)).toEqual(expected)
})

it.each([
  [{q: "whales in July"}, 7],
  [{q: "ballenas julio"}, 7],
  [{q: "whales"}, undefined],
  [{q: "feb"}, 2],
  [{q: "sept."}, 9],
  [{q: "Setiembre, dic"}, 9],
  [{q: "mar"}, undefined],
  [{q: "jungle"}, undefined],
  [{q: "novios"}, undefined],
  [{q: "two weeks ago"}, undefined],
  [{q: "july", month: "1"}, 1],
] as [Filter, number | undefined][])("%j is of month %p", (filter, month) => {
  expect(monthIn(filter)).toBe(month)
  expect(fits(trip({season: {from: "06-15", to: "07-20"}}), filter)).toBe(!month || month === 7)
})

it("names the choice without which most trips are left", () => {
  const left = (filter: Filter) => (filter.region ? 0 : filter.price ? 2 : 5)
  expect(costliestChoice({region: "cali", price: "1000", sort: "price"}, left)).toBe("region")
  expect(costliestChoice({region: "cali"}, left)).toBeUndefined()
  expect(costliestChoice({region: "cali", price: "1000"}, () => 0)).toBeUndefined()
})
