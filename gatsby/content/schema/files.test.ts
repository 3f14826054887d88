import {z} from "zod"
import {inSchemaOrder} from "./files"
import {byCatalogueOrder} from "./groups"

it("orders the fields of objects at any depth, and keeps what the schema does not know", () => {
  const part = z.object({a: z.string(), b: z.string()})
  const schema = z.object({list: z.array(part).optional(), one: part})
  const value = {extra: 1, one: {b: "2", a: "1"}, list: [{b: "4", a: "3"}]}
  const ordered = inSchemaOrder(schema, value)
  expect(ordered).toEqual(value)
  expect(JSON.stringify(ordered)).toBe(
    '{"list":[{"a":"3","b":"4"}],"one":{"a":"1","b":"2"},"extra":1}',
  )
})

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
