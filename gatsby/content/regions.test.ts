import {byCatalogueOrder} from "./catalogue-order"
import {placeholderFields, placeholderWarning} from "./placeholders"
import {distance, neighboursOf, posterTrip, tripsTo} from "./regions"

const trip = (slug: string, price: number, ...regions: string[]) => ({
  slug,
  group: "3-days" as const,
  price,
  regions,
})

const trips = [
  trip("cheap", 100, "coast"),
  trip("both", 900, "hills", "coast"),
  trip("dear", 500, "coast"),
]

const place = (slug: string, longitude: number) => ({slug, latitude: 0, longitude})

it("lists a region's trips: first those that go nowhere else, then in the catalogue's order", () => {
  expect(tripsTo("coast", trips).map(({slug}) => slug)).toEqual(["dear", "cheap", "both"])
  expect(tripsTo("moon", trips)).toEqual([])
})

it.each([
  ["that it names", {slug: "coast", poster: "cheap"}, trips, "cheap"],
  ["that goes nowhere else", {slug: "coast"}, trips, "dear"],
  ["that goes there among other places", {slug: "hills"}, trips, "both"],
  ["that there is not", {slug: "moon"}, trips, undefined],
])("shows a region by the trip %s", (_, region, all, expected) => {
  expect(posterTrip(region, all)).toBe(expected)
})

it("names the two nearest, a third that is not much farther, and of two as far the first by its slug", () => {
  const middle = place("middle", 0)
  const slugs = (...regions: ReturnType<typeof place>[]) =>
    neighboursOf(middle, regions).map(({slug}) => slug)
  expect(slugs(place("b", 1), place("a", -1))).toEqual(["a", "b"])
  expect(slugs(place("c", 3), place("b", 2), middle, place("a", 1))).toEqual(["a", "b", "c"])
  expect(slugs(place("a", 1), place("b", 2), place("c", 3.01))).toEqual(["a", "b"])
  expect(slugs(place("a", 1), place("b", 2), place("c", 2.1), place("d", 2.2))).toHaveLength(3)
  expect(slugs(middle, place("a", 1))).toEqual(["a"])
  expect(slugs(middle)).toEqual([])
})

it("measures an eighth of the globe along a meridian and along the equator", () => {
  const eighth = (6371 * Math.PI) / 4
  expect(distance({latitude: 0, longitude: 0}, {latitude: 45, longitude: 0})).toBeCloseTo(eighth)
  expect(distance({latitude: 0, longitude: 10}, {latitude: 0, longitude: 55})).toBeCloseTo(eighth)
  expect(distance({latitude: 60, longitude: 0}, {latitude: 60, longitude: 180})).toBeCloseTo(
    (6371 * Math.PI) / 3,
  )
})

it("puts longer stays first, then the dearer, then by slug", () => {
  const trip = (slug: string, group: "9-days" | "3-days" | "1-day", price: number) => ({
    slug,
    group,
    price,
  })
  const ordered = [
    trip("tour", "9-days", 100),
    trip("sea", "3-days", 900),
    trip("bay", "3-days", 500),
    trip("cali", "3-days", 500),
    trip("walk", "1-day", 999),
  ]
  expect(ordered.toReversed().sort(byCatalogueOrder)).toEqual(ordered)
  expect([...ordered].sort(byCatalogueOrder)).toEqual(ordered)
})

describe("placeholderWarning", () => {
  it("names every value that the owner has yet to replace", () => {
    const site = {
      brand: "Entre Raíces",
      whatsapp: "573000000000",
      email: "hola@example.com",
      social: {
        instagram: "https://www.instagram.com/example",
        facebook: "https://www.facebook.com/roots",
      },
    }
    expect(placeholderFields(site)).toEqual(["whatsapp", "email", "social.instagram"])
    expect(placeholderWarning(site)).toBe(
      "data/site.json still has placeholders, replace them before going live: whatsapp, email, social.instagram",
    )
  })

  it("is silent when all are replaced", () => {
    expect(
      placeholderWarning({whatsapp: "573101234567", email: "hola@entreraices.co"}),
    ).toBeUndefined()
  })
})
