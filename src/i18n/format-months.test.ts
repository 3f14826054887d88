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
  ["dddwwwddwwwd", "Dec–Mar, Jul–Aug", "dic–mar, jul–ago"],
  ["dwwwwwwwwwwd", "Dec–Jan", "dic–ene"],
  ["wwwwdwwdddwd", "May, Aug–Oct, Dec", "may, ago–oct, dic"],
  ["wdwwwwwwwwww", "Feb", "feb"],
  ["dddddddddddw", "Jan–Nov", "ene–nov"],
  ["dddddddddddd", "all year", "todo el año"],
  ["wwwwwwwwwwww", undefined, undefined],
  ["ddwwwwwwwwww", "Jan–Feb", "ene–feb"],
  ["wwwwwwwwwwwd", "Dec", "dic"],
  ["wwwwwwwwwddd", "Oct–Dec", "oct–dic"],
  ["dwwwwdwwwwdd", "Nov–Jan, Jun", "nov–ene, jun"],
])("writes %s as %s", (months, inWords, enPalabras) => {
  expect(write(months)).toEqual([inWords, enPalabras])
})

it("finds the months of the kind that is asked for", () => {
  expect(write("dwwwwwwwwwww", "w")[0]).toBe("Feb–Dec")
  expect(write("dmwwwwwwwwww", "m")[0]).toBe("Feb")
})

it("heads a column with a month's first letter, as a capital", () => {
  expect([1, 2, 12].map(month => monthInitial(month, "es"))).toEqual(["E", "F", "D"])
  expect(monthInitial(8, "en")).toBe("A")
})
