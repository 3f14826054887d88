/** @jest-environment node */
import {addDays, type Day, today} from "./days"

it.each<[Day, number, Day]>([
  ["2024-02-28", 1, "2024-02-29"],
  ["2025-02-28", 1, "2025-03-01"],
  ["2026-12-31", 1, "2027-01-01"],
  ["2028-03-01", -1, "2028-02-29"],
])("%s and %p days: %s", (day, days, expected) => {
  expect(addDays(day, days)).toBe(expected)
})

it("today is what the calendar of the device shows", () => {
  expect(today(new Date(2026, 0, 5, 0, 1))).toBe("2026-01-05")
  expect(today(new Date(2026, 11, 31, 23, 59))).toBe("2026-12-31")
})
