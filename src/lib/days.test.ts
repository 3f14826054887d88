/** @jest-environment node */
import fc from "fast-check"
import {addDays, type Day, daysBetween, monthBefore, today} from "./days"

/** Days of 2024 to 2035, four leap years among them. */
const anyDay = fc
  .integer({min: 0, max: 4382})
  .map(days => new Date(Date.UTC(2024, 0, 1 + days)).toISOString().slice(0, 10))

describe("addDays", () => {
  it.each<[Day, number, Day]>([
    ["2024-02-28", 1, "2024-02-29"],
    ["2025-02-28", 1, "2025-03-01"],
    ["2026-12-31", 1, "2027-01-01"],
    ["2028-03-01", -1, "2028-02-29"],
  ])("%s and %p days: %s", (day, days, expected) => {
    expect(addDays(day, days)).toBe(expected)
  })

  it("is what daysBetween counts", () => {
    fc.assert(
      fc.property(anyDay, fc.integer({min: -500, max: 500}), (day, days) => {
        expect(daysBetween(day, addDays(day, days))).toBe(days)
      }),
    )
  })
})

describe("monthBefore", () => {
  it.each<[Day, Day]>([
    ["2026-07-10", "2026-06-10"],
    ["2026-03-31", "2026-02-28"],
    ["2024-03-30", "2024-02-29"],
    ["2026-01-31", "2025-12-31"],
    ["2026-12-01", "2026-11-01"],
  ])("%s: %s", (day, expected) => {
    expect(monthBefore(day)).toBe(expected)
  })

  it("is 28 to 31 days earlier", () => {
    fc.assert(
      fc.property(anyDay, day => {
        const days = daysBetween(monthBefore(day), day)
        expect(days >= 28 && days <= 31).toBe(true)
      }),
    )
  })
})

describe("today", () => {
  it("is what the calendar of the device shows", () => {
    expect(today(new Date(2026, 0, 5, 0, 1))).toBe("2026-01-05")
    expect(today(new Date(2026, 11, 31, 23, 59))).toBe("2026-12-31")
  })
})
