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

it("lets each language have its own plural forms, and compares no values of others", () => {
  const en = {days_one: "One day", days_other: "{{count}}"}
  expect(faults(en, {days_one: "Un día", days_other: "{{count}}", days_many: "{{n}}"})).toEqual([])
})

it.each(["one", "other"])("names the plural form %s where a language lacks it", form => {
  const whole = {stay: {days_one: "{{count}} a", days_other: "{{count}} b"}}
  const {[`days_${form}`]: _, ...rest} = whole.stay as Record<string, string>
  const fault = (language: string) =>
    `locales/${language}/common.json → stay.days_${form}: found nothing, expected the text for a number of the form “${form}”`
  expect(faults(whole, {stay: rest})).toEqual([fault("es")])
  expect(faults({stay: rest}, whole)).toEqual([fault("en")])
  expect(faults({stay: rest}, {stay: rest})).toEqual([fault("en"), fault("es")])
})

it("takes one text for every number", () => {
  const en = {days_one: "One day", days_other: "{{count}}"}
  expect(faults(en, {days: "{{count}}"})).toEqual([])
})

it.each(["zero", "one", "two", "few", "many", "other"])("knows the plural form %s", form => {
  expect(withoutForm(`stay.days_${form}`)).toBe("stay.days")
  expect(withoutForm(`stay_${form}.days`)).toBe(`stay_${form}.days`)
  expect(withoutForm(`stay.days_an${form}`)).toBe(`stay.days_an${form}`)
})
