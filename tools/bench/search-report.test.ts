import {searchReport} from "./search-report"

const measured = {language: "en", trips: 28, bytes: 5000, opening: 3, answers: [1, 2, 3, 10]}

it("tells the middle, nearly all, and the slowest answer", () => {
  const {text, missed} = searchReport([measured])
  expect(text).toContain("| 28 | en | 5.0 | 3.0 | 4 | 3.0 | 10.0 | 10.0 |")
  expect(missed).toEqual([])
})

it("names what is too slow or too large for so many trips", () => {
  expect(searchReport([{...measured, answers: [51]}]).missed).toHaveLength(1)
  expect(searchReport([{...measured, bytes: 8001}]).missed).toHaveLength(1)
  expect(searchReport([{...measured, trips: 1000, answers: [51], bytes: 8001}]).missed).toEqual([])
  expect(searchReport([{...measured, trips: 1000, answers: [101]}]).text).toContain("101.0 ms")
})
