import {compareWords, listWords, withoutForm} from "./compare-words"
import {formatFault} from "./fault"

const faults = (en: object, es: object) =>
  compareWords(
    "common",
    new Map([
      ["en", listWords(en)],
      ["es", listWords(es)],
    ]),
  ).map(formatFault)

it("takes values in any order and spelled with blanks or without", () => {
  const en = {a: {b: "{{count}} of {{all}} {{all}}", c: "Plain"}}
  expect(faults(en, {a: {b: "{{ all }}{{all}}: {{ count }}", c: "Llano"}})).toEqual([])
})

it("names what is no text, however deep, in either language", () => {
  const odd = {a: {list: ["One"], none: null, number: 7, blank: " \n"}}
  const places = [
    ["list", '["One"]'],
    ["none", "null"],
    ["number", "7"],
    ["blank", '" \\n"'],
  ]
  expect(faults(odd, odd)).toEqual(
    ["en", "es"].flatMap(language =>
      places.map(
        ([field, found]) =>
          `locales/${language}/common.json → a.${field}: found ${found}, expected a text that is not empty`,
      ),
    ),
  )
})

it("names the values that differ, those of the other language as what is expected", () => {
  expect(faults({hello: "{{name}}, {{day}}"}, {hello: "{{day}}"})).toEqual([
    "locales/es/common.json → hello: found the values {{day}}, expected the values {{day, name}}, as in English",
  ])
})

it("compares no values where a language has the text in other plural forms", () => {
  expect(faults({days_one: "One day", days_other: "{{count}}"}, {days_many: "{{n}}"})).toEqual([])
})

it.each(["zero", "one", "two", "few", "many", "other"])("knows the plural form %s", form => {
  expect(withoutForm(`stay.days_${form}`)).toBe("stay.days")
  expect(withoutForm(`stay_${form}.days`)).toBe(`stay_${form}.days`)
  expect(withoutForm(`stay.days_an${form}`)).toBe(`stay.days_an${form}`)
})
