import {type Fee, feesOf, healthPlaces, isIndoors, papersFor} from "./needs"

const region = (yellowFever: "required" | "recommended" | "no" | undefined) => ({
  health: yellowFever && {yellowFever},
})

const [card, tax] = ["Card", "Tax"].map(name => ({name: {en: name, es: name}})) as [Fee, Fee]

it("meets all fees of its places, on a day trip only if it packs cash", () => {
  const places = [{}, {fees: [card, tax]}]
  const met = (days: number, packing?: string[]) =>
    feesOf({slug: "walk", length: {days}, packing}, places)
  expect(met(2)).toEqual([card, tax])
  expect(met(1, ["hat"])).toEqual([])
  expect(met(1, ["cash"])).toEqual([card, tax])
})

it("meets a fee that names its trips only on those, even on a day without cash", () => {
  const places = [{fees: [{...tax, trips: ["walk"]}]}]
  expect(feesOf({slug: "walk", length: {days: 1}}, places)).toEqual(places[0]?.fees)
  expect(feesOf({slug: "ride", length: {days: 9}, packing: ["cash"]}, places)).toEqual([])
})

it.each([
  [1, ["food-music"], ["no", "required"]],
  [1, ["culture", "active"], ["no", "recommended", "required"]],
  [2, ["culture"], ["no", "recommended", "required"]],
])("of %s day with %j the advice %j holds", (days, activities, expected) => {
  const places = (["no", "recommended", "required"] as const).map(region)
  const held = healthPlaces({length: {days}, activities}, places)
  expect(held.map(({health}) => health?.yellowFever)).toEqual(expected)
})

it("is indoors only on a day of meals and parties", () => {
  expect(isIndoors({length: {days: 1}, activities: ["food-music"]})).toBe(true)
  expect(isIndoors({length: {days: 1}, activities: ["food-music", "culture"]})).toBe(false)
  expect(isIndoors({length: {days: 2}, activities: ["food-music"]})).toBe(false)
})

it("asks for no passport in town", () => {
  expect(papersFor([region("no")], [], true)).toEqual([])
})

it.each([
  [[region(undefined)], [], ["passport"]],
  [[region("no"), region("recommended")], [], ["passport", "vaccination-card"]],
  [[region("required")], [tax], ["passport", "vaccination-card", "cash"]],
])("tells to bring the papers of %j with fees %j", (places, fees, expected) => {
  expect(papersFor(places, fees)).toEqual(expected)
})
