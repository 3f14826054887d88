/** @jest-environment node */
import {queryOf, valuesIn} from "./values-in"

it.each([
  ["?a=cali,chiva", ["cali", "chiva"]],
  ["?a=cali,+chiva.", ["cali", "chiva"]],
  ["?a=Cali%2C%20CHIVA%29.", ["cali", "chiva"]],
  ["?a=cali%252Cchiva", ["cali", "chiva"]],
  ["?a=%22cali%22;%20%C2%ABchiva%C2%BB%E2%80%A6", ["cali", "chiva"]],
  ["?b=1&amp;a=cali|chiva%3E", ["cali", "chiva"]],
  ["?a=cali%E2%80%8B&a=chiva", ["cali", "chiva"]],
  ["?a=3-days.", ["3-days"]],
  ["?a=,.-", []],
  ["?a=", []],
  ["", []],
])("%s names %j", (search, expected) => {
  expect(valuesIn(queryOf(search), "a")).toEqual(expected)
})
