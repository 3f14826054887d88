/** @jest-environment node */
import {
  criteriaOf,
  type Filter,
  type FilterableTrip,
  fits,
  readFilter,
  sortByNearness,
  sortTrips,
  strictestChoice,
} from "./filter"
import {readWords} from "./read-words"

const trip = (changes: Partial<FilterableTrip> = {}) => ({
  slug: "trip",
  group: "3-days",
  price: 900,
  isPriceOnRequest: false,
  length: {days: 4},
  season: null,
  regions: [{slug: "pacific"}, {slug: "andes"}],
  monthKinds: [] as string[],
  ...changes,
})

/** The trips have no slugs: these words find all. */
const asking = (filter: Filter) => {
  const {slugs: _, ...criteria} = criteriaOf(filter, words => ({...readWords(words), slugs: []}))
  return criteria
}

const facet = (name: Queries.FacetName, ...keys: string[]) => ({
  name,
  label: name,
  any: "any",
  options: keys.map(key => ({key, label: key})),
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
  const [open, dear, cheap] = [trip({price: 60, isPriceOnRequest: true}), trip(), trip({price: 60})]
  expect(fits(open, {price: "1000"})).toBe(false)
  expect(sortTrips([open, dear, cheap], {sort: "price"})).toEqual([cheap, dear, open])
})

it.each([
  ["4 days", true],
  ["3 days", false],
  ["two weeks", false],
  ["up to 5 days", true],
  ["under 900", true],
  ["menos de 899 euros", false],
  ["para la", true],
])("four days for €900 are %s: %p", (q, expected) => {
  expect(fits(trip(), asking({q}))).toBe(expected)
  expect(fits(trip({isPriceOnRequest: true}), asking({q: "menos de 5000 €"}))).toBe(false)
})

it("orders by price where the words ask for it, unless an order is chosen", () => {
  const trips = [trip(), trip({price: 60, length: {days: 9}})]
  const prices = (filter: Filter) => sortTrips(trips, asking(filter)).map(({price}) => price)
  expect(prices({q: "cheap walks"})).toEqual([60, 900])
  expect(prices({q: "barato", sort: "length"})).toEqual([900, 60])
  expect(prices({q: "walks"})).toEqual([900, 60])
})

it("finds what comes nearest to a length or a price that no trip has", () => {
  const trips = [13, 3, 1].map(days => trip({length: {days}, price: days * 100}))
  const nearest = (q: string) => sortByNearness(trips, asking({q})).map(({length}) => length.days)
  expect(nearest("2 days")).toEqual([3, 1, 13])
  expect(nearest("under 50")).toEqual([1, 3, 13])
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
  ["?month=07&region=cali", {month: "7", region: "cali"}],
  ["?month=July", {}],
  ["?month=7)&region=cali>", {month: "7", region: "cali"}],
  ["?month=7;region=%22cali%22.", {month: "7"}],
  ["?length=%22%E2%80%9C3-days%E2%80%9D&price=1000.", {length: "3-days", price: "1000"}],
  ["?q=ballenas%2520caf%25C3%25A9&region=%2522cali%2522", {q: "ballenas café", region: "cali"}],
  ["?q=100%25&region=CALI,", {q: "100%", region: "cali"}],
  [`?q=${"a".repeat(99)}%F0%9F%90%8B`, {q: "a".repeat(99)}],
])("%s asks for %j", (search, expected) => {
  expect(readFilter(new URLSearchParams(search), facets)).toEqual(expected)
})

it.each([
  [{q: "whales in July"}, "7"],
  [{q: "whales"}, undefined],
  [{q: "july", month: "1"}, "1"],
] as [Filter, string | undefined][])("%j is of month %p", (filter, month) => {
  expect(asking(filter).month).toBe(month)
  const july = trip({season: {from: "06-15", to: "07-20"}})
  expect(fits(july, asking(filter))).toBe(!month || month === "7")
})

it("names the choice without which most trips are left", () => {
  const left = (filter: Filter) => (filter.region ? 0 : filter.price ? 2 : 5)
  expect(strictestChoice({region: "cali", price: "1000", sort: "price"}, left)).toBe("region")
  expect(strictestChoice({region: "cali"}, left)).toBeUndefined()
  expect(strictestChoice({region: "cali", price: "1000"}, () => 0)).toBeUndefined()
})
