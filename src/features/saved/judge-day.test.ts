/** @jest-environment node */
import {judgeDay} from "./judge-day"

it.each([
  ["2026-11-25", undefined],
  ["2027-01-01", undefined],
  ["2031-12-31", undefined],
  ["2026-11-24", "past"],
  ["2025-12-01", "past"],
  ["2024-12-31", "year"],
  ["0027-07-01", "year"],
  ["2032-01-01", "year"],
  ["20277-01-01", "year"],
])("on 25 November 2026 a departure on %s: %p", (day, expected) => {
  expect(judgeDay(day, "2026-11-25")).toBe(expected)
})
