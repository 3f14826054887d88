/** @jest-environment node */
import fc from "fast-check"
import {addDays} from "../lib/days"
import {isTooLate, tasksFor} from "./tasks"

const trip = ({vaccine = "required", hasFees = true, hasList = true} = {}) =>
  ({
    healthRegions: [{health: null}, {health: {yellowFever: vaccine}}],
    fees: hasFees ? [{line: "Tax"}] : [],
    packingList: hasList ? [{key: "papers"}] : [],
  }) as unknown as Parameters<typeof tasksFor>[0]

it("lists everything that a trip asks for, in the order of days", () => {
  expect(tasksFor(trip(), "2026-07-20", "2026-05-01")).toEqual([
    {key: "documents", day: "2026-06-20"},
    {key: "vaccineVisit", day: "2026-06-20"},
    {key: "vaccine", day: "2026-07-10"},
    {key: "checkMig", day: "2026-07-17"},
    {key: "cash", day: "2026-07-17"},
    {key: "pack", day: "2026-07-17"},
  ])
})

it("leaves out what a trip does not ask for", () => {
  const easy = trip({vaccine: "no", hasFees: false, hasList: false})
  expect(tasksFor(easy, "2026-07-20", "2026-05-01").map(({key}) => key)).toEqual([
    "documents",
    "checkMig",
  ])
})

it.each([
  ["required", "2026-07-10", false],
  ["recommended", "2026-07-11", true],
  ["required", "2026-07-20", true],
  ["no", "2026-07-19", false],
])("with a vaccine %s, seen from %s, it is too late for 20 July: %p", (vaccine, now, isLate) => {
  const keys = tasksFor(trip({vaccine}), "2026-07-20", now).map(({key}) => key)
  expect(isTooLate(trip({vaccine}), "2026-07-20", now)).toBe(isLate)
  // Nobody is told to keep a day that is past; a clinic is asked all the same.
  expect(keys.includes("vaccine")).toBe(vaccine !== "no" && !isLate)
  expect(keys.includes("vaccineVisit")).toBe(vaccine !== "no")
})

it("puts what is late on today, and the rest in the order of days", () => {
  const day = fc
    .integer({min: 0, max: 4382})
    .map(days => new Date(Date.UTC(2024, 0, 1 + days)).toISOString().slice(0, 10))
  fc.assert(
    fc.property(day, fc.integer({min: 0, max: 400}), (now, wait) => {
      const departure = addDays(now, wait)
      const days = tasksFor(trip(), departure, now).map(task => task.day)
      expect(days).toEqual([...days].sort())
      for (const own of days) expect(own >= now && own <= departure).toBe(true)
    }),
  )
})
