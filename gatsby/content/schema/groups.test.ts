import {byCatalogueOrder} from "./groups"

it("puts longer stays first, then the dearer, then by slug", () => {
  const trip = (slug: string, days: number, price: number) => ({slug, length: {days}, price})
  const ordered = [
    trip("tour", 9, 100),
    trip("sea", 3, 900),
    trip("bay", 8, 500),
    trip("cali", 4, 500),
    trip("walk", 2, 999),
  ]
  expect(ordered.toReversed().sort(byCatalogueOrder)).toEqual(ordered)
  expect([...ordered].sort(byCatalogueOrder)).toEqual(ordered)
})
