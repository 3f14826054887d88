/** @jest-environment node */
import english from "../../locales/en/build.json"
import spanish from "../../locales/es/build.json"
import {formatMonths, monthInitial} from "./format-months"
import {translator} from "./translator"

const inEnglish = translator("en", {build: english})
const inSpanish = translator("es", {build: spanish})

/** January to December: d dry, m mixed, w wet. */
const write = (months: string, kind = "d") => [
  formatMonths([...months], kind, "en", inEnglish),
  formatMonths([...months], kind, "es", inSpanish),
]

it.each([
  [
    "dddwwwddwwwd",
    "from December to March and in July and August",
    "de diciembre a marzo y en julio y agosto",
  ],
  ["dwwwwwwwwwwd", "in December and January", "en diciembre y enero"],
  ["wwwwdwwdddwd", "in May, from August to October and in December", undefined],
  ["wdwwwwwwwwww", "in February", "en febrero"],
  ["dddddddddddw", "from January to November", "de enero a noviembre"],
  ["dddddddddddd", "all year", "todo el año"],
  ["wwwwwwwwwwww", undefined, undefined],
  ["ddwwwwwwwwww", "in January and February", "en enero y febrero"],
  ["wwwwwwwwwwwd", "in December", "en diciembre"],
  ["wwwwwwwwwddd", "from October to December", "de octubre a diciembre"],
  ["dwwwwdwwwwdd", "from November to January and in June", "de noviembre a enero y en junio"],
])("writes %s as %s", (months, inWords, enPalabras) => {
  const [en, es] = write(months)
  expect(en).toBe(inWords)
  if (enPalabras || !inWords) expect(es).toBe(enPalabras)
})

it("finds the months of the kind that is asked for", () => {
  expect(write("dwwwwwwwwwww", "w")[0]).toBe("from February to December")
  expect(write("dmwwwwwwwwww", "m")[0]).toBe("in February")
})

it("heads a column with a month's first letter, as a capital", () => {
  expect([1, 2, 12].map(month => monthInitial(month, "es"))).toEqual(["E", "F", "D"])
  expect(monthInitial(8, "en")).toBe("A")
})
