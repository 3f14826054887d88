import {regionFields} from "./region"

/** Slugs that a field of a region answers, of the nodes that there are. */
const slugsOf = async (field: "trips" | "neighbours", region: object, nodes: object[]) => {
  const resolve = regionFields.resolvers.Region?.[field]?.resolve as (
    ...args: object[]
  ) => Promise<{slug: string}[]>
  const nodeModel = {findAll: async () => ({entries: nodes})}
  return (await resolve(region, {}, {nodeModel})).map(({slug}) => slug)
}

it("lists a region's trips: first those that go nowhere else, then in the catalogue's order", async () => {
  const trip = (slug: string, price: number, ...regions: string[]) => ({
    slug,
    length: {days: 3},
    price,
    regions,
  })
  const trips = [
    trip("cheap", 100, "coast"),
    trip("both", 900, "hills", "coast"),
    trip("dear", 500, "coast"),
  ]
  expect(await slugsOf("trips", {slug: "coast"}, trips)).toEqual(["dear", "cheap", "both"])
  expect(await slugsOf("trips", {slug: "moon"}, trips)).toEqual([])
})

it("names the two nearest, a third that is not much farther, and of two as far the first by its slug", async () => {
  const place = (slug: string, longitude: number) => ({slug, latitude: 0, longitude})
  const middle = place("middle", 0)
  const near = (...regions: object[]) => slugsOf("neighbours", middle, regions)
  expect(await near(place("b", 1), place("a", -1))).toEqual(["a", "b"])
  expect(await near(place("c", 3), place("b", 2), middle, place("a", 1))).toEqual(["a", "b", "c"])
  expect(await near(place("a", 1), place("b", 2), place("c", 3.01))).toEqual(["a", "b"])
  expect(await near(middle, place("a", 1))).toEqual(["a"])
})
