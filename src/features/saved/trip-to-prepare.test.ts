/** @jest-environment node */
import {feesOf, papersFor, vaccineOf} from "./trip-to-prepare"

const region = (yellowFever: string | undefined) => ({
  health: yellowFever ? {yellowFever} : null,
})

it.each([
  [["no", "required", "recommended"], "required"],
  [["no", "recommended"], "recommended"],
  [["no"], "no"],
  [[undefined], "no"],
  [[], "no"],
])("of regions that say %j the vaccine is %s", (advice, expected) => {
  expect(vaccineOf(advice.map(of => region(of)))).toBe(expected)
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
