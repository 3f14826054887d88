import {formatDate, formatMonths, formatSeason, formatStay} from "./format"
import {smallWords} from "./testing/small-words"

const inEnglish = {language: "en", t: smallWords.en} as const
const inSpanish = {language: "es", t: smallWords.es} as const

it("writes a date, the same in every time zone", () => {
  expect(formatDate("2026-06-15", "en")).toBe("15 June 2026")
  expect(formatDate("2026-06-15", "es")).toBe("15 de junio de 2026")
})

it.each([
  [{days: 1}, "1 day", "1 día"],
  [{days: 5, nights: 4}, "5 days, 4 nights", "5 días, 4 noches"],
  [{days: 13}, "13 days", "13 días"],
])("says %j in words", (length, english, spanish) => {
  expect(formatStay(length, inEnglish.t)).toBe(english)
  expect(formatStay(length, inSpanish.t)).toBe(spanish)
})

it.each([
  ["06-15", "10-20", "15 June to 20 October", "del 15 de junio al 20 de octubre"],
  ["06-10", "07-20", "10 June to 20 July", "del 10 de junio al 20 de julio"],
  // A month is said once.
  ["02-01", "02-15", "1 to 15 February", "del 1 al 15 de febrero"],
  ["06-15", "06-15", "15 June", "15 de junio"],
  // Whole months are told without their days.
  ["06-01", "11-30", "June to November", "de junio a noviembre"],
  ["04-01", "04-30", "April", "abril"],
  ["06-01", "06-29", "1 to 29 June", "del 1 al 29 de junio"],
  // Over New Year.
  ["12-01", "02-15", "1 December to 15 February", "del 1 de diciembre al 15 de febrero"],
  ["12-01", "02-28", "December to February", "de diciembre a febrero"],
])("writes a season from %s to %s as %s, %s", (from, to, english, spanish) => {
  expect(formatSeason({from, to}, inEnglish)).toBe(english)
  expect(formatSeason({from, to}, inSpanish)).toBe(spanish)
})

/** January to December: d dry, m mixed, w wet. */
const write = (months: string) => [
  formatMonths([...months], "d", inEnglish),
  formatMonths([...months], "d", inSpanish),
]

it.each([
  ["dddwwwddwwwd", "Dec–Mar, Jul–Aug", "dic–mar, jul–ago"],
  ["dwwwwwwwwwwd", "Dec–Jan", "dic–ene"],
  ["wwwwdwwdddwd", "May, Aug–Oct, Dec", "may, ago–oct, dic"],
  ["dddddddddddd", "all year", "todo el año"],
  ["wwwwwwwwwwww", undefined, undefined],
  ["dwwwwdwwwwdd", "Nov–Jan, Jun", "nov–ene, jun"],
])("writes %s as %s", (months, inWords, enPalabras) => {
  expect(write(months)).toEqual([inWords, enPalabras])
})
