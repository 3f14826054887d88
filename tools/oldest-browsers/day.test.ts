import {monthsBefore} from "./day"

it.each([
  ["2026-11-24", 30, "2024-05-24"],
  ["2026-01-15", 1, "2025-12-15"],
  ["2026-08-31", 30, "2024-02-29"],
  ["2026-08-31", 6, "2026-02-28"],
])("%s less %i months is %s", (date, months, expected) => {
  expect(monthsBefore(date, months)).toBe(expected)
})
