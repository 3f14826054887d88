import {z} from "zod"
import {checkLinks} from "./check-links"
import {tellFault} from "./fault"
import {link} from "./schema/link"

const schema = z.object({
  region: link("Region"),
  trips: z.array(z.object({trip: link("Experience").optional()})).optional(),
  title: z.string(),
})

const existing = {Region: ["coast", "hills"], Experience: ["cali"]}
const faults = (value: unknown, known: Parameters<typeof checkLinks>[3] = existing) =>
  checkLinks("a.json", schema, value, known)
    .map(tellFault)
    .map(({field, found, expected}) => [field, found, expected])

it("finds what is named and is not there, at any depth", () => {
  expect(faults({region: "moon", trips: [{trip: "cali"}, {trip: "mars"}], title: "moon"})).toEqual([
    ["region", '"moon"', 'one of "coast", "hills"'],
    ["trips[1].trip", '"mars"', 'one of "cali"'],
  ])
  expect(faults({region: "coast", title: "x"})).toEqual([])
})

it("passes by what cannot be told, and what has another shape", () => {
  expect(faults({region: "moon"}, {Experience: []})).toEqual([])
  for (const value of [null, undefined, 7, "moon", {region: 7, trips: {}}, {trips: [null, 7]}])
    expect(faults(value)).toEqual([])
})
