import {agesOf, numberOf} from "./typed-numbers"

it.each([
  ["adults", "2", 2],
  ["adults", " 40 ", 40],
  ["adults", "41", undefined],
  ["adults", "0", undefined],
  ["children", "0", 0],
  ["days", "-3", undefined],
  ["days", "2.5", undefined],
  ["budget", "2.000 €", 2000],
  ["budget", "about 3000", undefined],
  ["budget", "2\u202f000", 2000],
  ["budget", "1,000,000", 1_000_000],
  ["budget", "€ 900", 900],
  ["budget", "2.000,50", undefined],
  ["budget", "1.2,000", undefined],
  ["budget", "2000 USD", undefined],
  ["budget", "", undefined],
] as const)("of %s typed as %j count %p", (name, typed, expected) => {
  expect(numberOf(name, typed)).toBe(expected)
})

it.each([
  ["4", 1, [4]],
  ["4, 7", 2, [4, 7]],
  ["0 y 17 años", 2, [0, 17]],
  ["4 and 7 years old", 2, [4, 7]],
  ["4/7;9", 3, [4, 7, 9]],
  ["4, 7", 1, undefined],
  ["4", 2, undefined],
  ["8 months", 1, undefined],
  ["18", 1, undefined],
  ["4-7", 2, undefined],
  ["", 0, undefined],
])("reads %j as the ages of %i children", (typed, children, ages) => {
  expect(agesOf(typed, children)).toEqual(ages)
})
