import {z} from "zod"
import {inSchemaOrder} from "./schema-order"

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
