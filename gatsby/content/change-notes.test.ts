import {tmpdir} from "node:os"
import {changeNotes, isLargeChange} from "./change-notes"
import type {Experience} from "./schema/experience"

it.each([
  [400, 600, false],
  [400, 601, true],
  [1450, 145, true],
])("of a price of %s euros that becomes %s it asks: %s", (from, to, isAsked) => {
  expect(isLargeChange(from, to)).toBe(isAsked)
})

it("says nothing where there is no commit before", () => {
  expect(changeNotes(tmpdir(), [{slug: "day-walk", price: 80} as Experience])).toEqual([])
})
