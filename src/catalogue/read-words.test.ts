/** @jest-environment node */
import {readWords} from "./read-words"

const {POSITIVE_INFINITY: any} = Number

it.each([
  ["2 days", {days: [2, 2]}],
  ["9 días", {days: [9, 9]}],
  ["nine-day walk", {days: [9, 9], words: ["walk"]}],
  ["3 to 5 days", {days: [3, 5]}],
  ["entre 3 y 5 días", {days: [3, 5]}],
  ["4 days, 3 nights", {days: [4, 4]}],
  ["3 noches", {days: [4, 4]}],
  ["two weeks", {days: [9, 14]}],
  ["menos de una semana", {days: [0, 7]}],
  ["3+ days", {days: [3, any]}],
  ["9 días o más", {days: [9, any]}],
  ["Fin de semana", {days: [1, 3]}],
  ["#finde", {days: [1, 3]}],
  ["long weekend", {days: [1, 4]}],
  ["under 100", {price: [0, 100]}],
  ["menos de 100", {price: [0, 100]}],
  ["hasta 1.400 €", {price: [0, 1400]}],
  ["100 euros", {price: [0, 100]}],
  ["€100 to €500", {price: [100, 500]}],
  ["desde 100 euros", {price: [100, any]}],
  ["between 100 and 200", {price: [100, 200]}],
  ["entre 1.000 y 2.000", {price: [1000, 2000]}],
  ["lo más barato", {sort: "price"}],
  ["cheap beaches", {sort: "price", words: ["beaches"]}],
  ["Económico, 3 días", {sort: "price", days: [3, 3]}],
  ["shortest", {sort: "length"}],
  ["whales in July 2026", {month: 7, words: ["whales"]}],
  ["ballenas julio", {month: 7, words: ["ballenas"]}],
  ["feb", {month: 2}],
  ["Setiembre, dic", {month: 9}],
  ["sept.", {month: 9}],
  ["mar y novios", {words: ["mar", "novios"]}],
  ["long ago", {words: ["long", "ago"]}],
  ["May or abril", {month: 5}],
  ["we may come in March", {month: 3, words: ["come"]}],
  ["it may be whales", {words: ["whales"]}],
  ["NIÑOS y Bogotá", {words: ["niños", "bogota"]}],
  // Neither days nor euros.
  ["Comuna 13", {words: ["comuna", "13"]}],
  ["siete carnes", {words: ["siete", "carnes"]}],
  ["from coffee to the Pacific", {words: ["coffee", "pacific"]}],
  ["para la", {}],
  ["de", {}],
  ["The", {}],
])("%s is read as %j", (text, expected) => {
  expect(readWords(text)).toEqual({words: [], month: undefined, ...expected})
})
