import {byCatalogueOrder} from "./catalogue-order"

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
