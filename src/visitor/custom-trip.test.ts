import {changeCustomTrip, useCustomTrip} from "./custom-trip"
import {numberOf} from "./numbers"

const key = "entreraices_custom_trip"

beforeEach(() => sessionStorage.clear())

it("is kept by the tab while anything is chosen", () => {
  changeCustomTrip({days: "9", style: "calm"})
  expect(JSON.parse(sessionStorage.getItem(key) ?? "")).toEqual({days: "9", style: "calm"})
  changeCustomTrip({days: "", style: ""})
  expect(sessionStorage.getItem(key)).toBeNull()
})

it.each(["[", "7", '{"days": {}, "style": "calm", "other": 1}'])("survives %s", async text => {
  sessionStorage.setItem(key, text)
  await useCustomTrip.persist.rehydrate()
  expect(["calm", undefined]).toContain(useCustomTrip.getState().style)
  expect(useCustomTrip.getState().days).toBeUndefined()
})

it.each([
  ["9", "2.000 €", 9, 2000],
  ["180", "1,000,000", 180, 1_000_000],
  ["400", "about 3000", undefined, undefined],
  ["-3", "0", undefined, undefined],
])("of %j days and %j count %p and %p", (days, budget, inDays, inEuros) => {
  expect(numberOf("days", days)).toBe(inDays)
  expect(numberOf("budget", budget)).toBe(inEuros)
})
