/** @jest-environment node */
import {papersFor, toPrepare} from "./trip-to-prepare"

type Facts = Parameters<typeof toPrepare>[0]

const region = (yellowFever: string | undefined, fees?: object[]) => ({
  health: yellowFever ? {yellowFever} : null,
  fees: fees ?? null,
})

const packs = (...keys: string[]) => [
  {key: "clothes", items: [{key: "hat"}]},
  {key: "bags", items: keys.map(key => ({key}))},
]

const ask = (facts: object) =>
  toPrepare({
    slug: "river",
    length: {days: 4},
    regions: [],
    packingList: [],
    ...facts,
  } as unknown as Facts)

it.each([
  [["no", "required", "recommended"], "required"],
  [["no", "recommended"], "recommended"],
  [["no"], "no"],
  [[undefined], "no"],
  [[], "no"],
])("of regions that say %j the vaccine is %s", (advice, expected) => {
  expect(ask({regions: advice.map(of => region(of))}).vaccine).toBe(expected)
})

it("knows which trip it is, and how long", () => {
  expect(ask({})).toEqual({
    slug: "river",
    length: 4,
    vaccine: "no",
    hasSmallBag: false,
    hasFees: false,
  })
})

it("asks for a small bag where the packing list has one among other things", () => {
  expect(ask({packingList: packs("suitcase", "soft-bag")}).hasSmallBag).toBe(true)
  expect(ask({packingList: packs("suitcase")}).hasSmallBag).toBe(false)
})

it("asks for cash where any region takes a fee", () => {
  expect(ask({regions: [region("no"), region("no", [{name: "Tax"}])]}).hasFees).toBe(true)
  expect(ask({regions: [region("no"), region("no", [])]}).hasFees).toBe(false)
})

it.each([
  [[region(undefined)], ["passport"]],
  [
    [region("no"), region("recommended")],
    ["passport", "vaccination-card"],
  ],
  [[region("required", [{name: "Tax"}])], ["passport", "vaccination-card", "cash"]],
])("tells to bring the papers of %j", (places, expected) => {
  expect(papersFor(places)).toEqual(expected)
})
