/** @jest-environment node */
import {costliestChoice} from "./costliest-choice"
import type {ExperienceFilter} from "./experience-filter"

/** Numbers of trips that are left without a choice. */
const leaving = (counts: Record<string, number>) => (filter: ExperienceFilter) =>
  Object.entries(counts).find(([name]) => filter[name] === undefined)?.[1] ?? 0

it("names the choice without which most trips are left", () => {
  const left = leaving({region: 2, month: 5, q: 3})
  expect(costliestChoice({region: "coast", month: "7", q: "whales"}, left)).toBe("month")
})

it("names none where there is one choice alone, or where two of them have to go", () => {
  expect(costliestChoice({q: "zeppelin", sort: "price"}, leaving({q: 9}))).toBeUndefined()
  expect(costliestChoice({q: "zeppelin", price: "50"}, leaving({}))).toBeUndefined()
})

it("never names the order", () => {
  const left = leaving({sort: 9, month: 1})
  expect(costliestChoice({month: "7", region: "coast", sort: "price"}, left)).toBe("month")
})
