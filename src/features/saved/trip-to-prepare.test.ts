/** @jest-environment node */
import {feesOf, papersFor, toPrepare} from "./trip-to-prepare"

type Facts = Parameters<typeof toPrepare>[0]

const region = (yellowFever: string | undefined) => ({
  health: yellowFever ? {yellowFever} : null,
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
    fees: [],
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

it("asks for cash where a fee is paid", () => {
  expect(ask({fees: [{name: "Tax", amountText: null}]}).hasFees).toBe(true)
  expect(ask({fees: []}).hasFees).toBe(false)
})

it("meets all fees of its places, on a day trip only if it packs cash", () => {
  const places = [{}, {fees: ["card", "tax"]}]
  expect(feesOf({length: {days: 2}}, places)).toEqual(["card", "tax"])
  expect(feesOf({length: {days: 1}, packing: ["hat"]}, places)).toEqual([])
  expect(feesOf({length: {days: 1}, packing: ["cash"]}, places)).toEqual(["card", "tax"])
})

it.each([
  [[region(undefined)], [], ["passport"]],
  [[region("no"), region("recommended")], [], ["passport", "vaccination-card"]],
  [[region("required")], [{name: "Tax"}], ["passport", "vaccination-card", "cash"]],
])("tells to bring the papers of %j with fees %j", (places, fees, expected) => {
  expect(papersFor(places, fees)).toEqual(expected)
})
