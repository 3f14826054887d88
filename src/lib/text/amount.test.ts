import {parseAmount} from "./amount"

it.each([
  ["2000", 2000],
  ["2.000", 2000],
  ["2,000", 2000],
  ["2 000", 2000],
  ["2\u202f000", 2000],
  ["1.250.000 €", 1_250_000],
  ["€ 900", 900],
  ["2.5", undefined],
  ["2.000,50", undefined],
  ["1.2,000", undefined],
  ["2000 USD", undefined],
  ["two", undefined],
  ["-3", undefined],
  ["", undefined],
])("%j is %p", (typed, amount) => {
  expect(parseAmount(typed)).toBe(amount)
})
