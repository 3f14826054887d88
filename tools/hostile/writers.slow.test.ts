import fc from "fast-check"
import {isFormula, writeCsv} from "../../gatsby/files/csv"
import {calendarFile} from "../../src/features/saved/calendar-file"
import {languages} from "../../src/i18n/languages"
import {tries} from "./cases"
import {anyText} from "./hostile-texts"
import {readCalendar, unescapeText} from "./read-calendar"
import {formulasIn, readCells} from "./read-cells"

tries(
  "writes %d tables of which no spreadsheet calculates a cell",
  1500,
  fc.property(fc.array(fc.tuple(anyText, anyText), {minLength: 1, maxLength: 4}), rows => {
    const text = writeCsv([["id", "title"], ...rows])
    expect(formulasIn(text)).toEqual([])
    const cells = readCells(text, ",")
    expect(cells.map(row => row.length)).toEqual(Array(rows.length + 1).fill(2))
    // Nothing is lost but for the signs that make a text of what would be calculated.
    const plain = (list: readonly string[]) => list.map(cell => cell.replaceAll("'", ""))
    expect(cells.slice(1).map(plain)).toEqual(rows.map(plain))
    expect(cells.flat().filter(isFormula)).toEqual([])
  }),
)

const day = "2027-03-01"
/** How a text stands in a calendar: without control characters, its lines as they are. */
const calm = (text: string) =>
  text
    .replace(/\r\n?/g, "\n")
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
    .replace(/[\0-\x09\x0b-\x1f\x7f]/g, " ")

tries(
  "writes %d calendar files that say what they were given and nothing else",
  1500,
  fc.property(anyText, anyText, anyText, (title, text, maker) => {
    const entry = {id: "a", day, length: 1, title, text, address: "https://a.example/"}
    const file = calendarFile(
      [
        {...entry, isBusy: true},
        {...entry, id: "b", isBusy: false},
      ],
      {owner: "a.example", maker, language: languages[0] as string, now: new Date(0)},
    )
    const properties = readCalendar(file)
    const named = (name: string) => properties.filter(property => property.name === name)
    expect(properties.map(({name}) => name)).toEqual([
      ...["BEGIN", "VERSION", "PRODID", "CALSCALE"],
      ...[1, 2].flatMap(() => [
        ...["BEGIN", "UID", "DTSTAMP", "LAST-MODIFIED", "SEQUENCE", "DTSTART", "DTEND"],
        ...["SUMMARY", "DESCRIPTION", "URL", "TRANSP", "END"],
      ]),
      "END",
    ])
    for (const {value} of named("SUMMARY")) expect(unescapeText(value)).toBe(calm(title))
    for (const {value} of named("DESCRIPTION")) expect(unescapeText(value)).toBe(calm(text))
    expect(named("PRODID")[0]?.value.split("//")).toHaveLength(4)
  }),
)
