import {tmpdir} from "node:os"
import {changedAnswers, changeNotes, isLargeChange} from "./change-notes"
import type {Experience} from "./schema/experience"
import type {TripDefaults} from "./schema/trip-defaults"

it.each([
  [400, 600, false],
  [400, 601, true],
  [1450, 145, true],
])("of a price of %s euros that becomes %s it asks: %s", (from, to, isAsked) => {
  expect(isLargeChange(from, to)).toBe(isAsked)
})

it("says nothing where there is no commit before", () => {
  expect(changeNotes(tmpdir(), [{slug: "day-walk", price: 80} as Experience], {})).toEqual([])
})

it("tells of a changed answer which trips it reaches, though what it shows is cut", () => {
  const trips = [{slug: "bay", length: {days: 4}, covers: {meals: "ask"}}] as Experience[]
  const group = {fewest: 2, most: 8}
  const cancelling = (end: string) => {
    const en = "All of it up to the day before, half of it on the day itself, and later ".repeat(2)
    return {en: en + end, es: "Todo."}
  }
  const before: TripDefaults = {short: {group, deposit: 30, cancelling: cancelling("nothing.")}}
  const after: TripDefaults = {
    short: {group, deposit: 20, cancelling: cancelling("a fifth."), covers: {meals: "included"}},
  }
  expect(changedAnswers(before, after, trips)).toEqual([
    "short.deposit: 30 → 20, for the trips: bay",
    expect.stringMatching(/^short\.cancelling: .*, for the trips: bay$/),
    'short.covers.meals: nothing → "included", for the trips: bay',
  ])
})
