/** @jest-environment node */
import {readFileSync} from "node:fs"
import english from "../../locales/en/build.json"
import inDays from "../../locales/en/experience.json"
import spanish from "../../locales/es/build.json"
import enDias from "../../locales/es/experience.json"
import {
  dayNumber,
  formatDate,
  formatDay,
  formatMonths,
  formatPrice,
  formatSeason,
  formatStay,
  monthName,
  monthWord,
} from "./format"
import {languages} from "./languages"
import {translator} from "./translator"

const readWords = (language: string) =>
  JSON.parse(readFileSync(`locales/${language}/common.json`, "utf8"))

const inEnglish = translator("en", {build: english})
const inSpanish = translator("es", {build: spanish})

describe("formatPrice", () => {
  it.each([
    [60, "€60", "60\u00a0€"],
    [1400, "€1,400", "1.400\u00a0€"],
  ])("writes %d euros", (euros, english, spanish) => {
    expect(formatPrice(euros, "en")).toBe(english)
    expect(formatPrice(euros, "es")).toBe(spanish)
  })
})

it("parts the thousands in a browser that groups five digits alone, too", () => {
  const {NumberFormat} = Intl
  const older = (locale: string, options: object) =>
    new NumberFormat(locale, {...options, useGrouping: "min2"})
  jest.spyOn(Intl, "NumberFormat").mockImplementation(older as never)
  expect([600, 1400, 14000].map(euros => formatPrice(euros, "es"))).toEqual([
    "600\u00a0€",
    "1.400\u00a0€",
    "14.000\u00a0€",
  ])
  jest.restoreAllMocks()
})

describe("months and days", () => {
  it.each(languages)("finds the months' names of Intl among the words of %s", language => {
    const t = translator(language, {common: readWords(language)})
    for (let month = 1; month <= 12; month += 1) {
      expect(monthWord(month, t)).toBe(monthName(month, language))
    }
  })

  it("writes a date, and a day with its weekday, the same in every time zone", () => {
    expect(formatDate("2026-06-15", "en")).toBe("15 June 2026")
    expect(formatDate("2026-06-15", "es")).toBe("15 de junio de 2026")
    for (const [day, english, spanish] of [
      ["2026-07-20", "Monday 20 July 2026", "lunes 20 de julio de 2026"],
      ["2026-12-31", "Thursday 31 December 2026", "jueves 31 de diciembre de 2026"],
    ] as const) {
      expect(formatDay(day, "en")).toBe(english)
      expect(formatDay(day, "es")).toBe(spanish)
    }
  })
})

describe("formatStay", () => {
  it.each([
    [{days: 1}, "1 day", "1 día"],
    [{days: 5, nights: 4}, "5 days, 4 nights", "5 días, 4 noches"],
    [{days: 13}, "13 days", "13 días"],
  ])("says %j in words", (length, english, spanish) => {
    expect(formatStay(length, inEnglish)).toBe(english)
    expect(formatStay(length, inSpanish)).toBe(spanish)
  })
})

describe("formatSeason", () => {
  it("writes days within months", () => {
    const season = {from: "06-15", to: "10-20"}
    expect(formatSeason(season, "en", inEnglish)).toBe("15 June to 20 October")
    expect(formatSeason(season, "es", inSpanish)).toBe("del 15 de junio al 20 de octubre")
  })

  it("says a month once", () => {
    const season = {from: "02-01", to: "02-15"}
    expect(formatSeason(season, "en", inEnglish)).toBe("1 to 15 February")
    expect(formatSeason(season, "es", inSpanish)).toBe("del 1 al 15 de febrero")
  })

  it("leaves the days out of whole months", () => {
    const season = {from: "06-01", to: "11-30"}
    expect(formatSeason(season, "en", inEnglish)).toBe("June to November")
    expect(formatSeason(season, "es", inSpanish)).toBe("de junio a noviembre")
  })

  it.each([
    ["04-01", "04-30", "April"],
    ["06-01", "06-29", "1 to 29 June"],
    ["06-15", "06-15", "15 June"],
    ["06-10", "07-20", "10 June to 20 July"],
  ])("writes %s to %s as %s", (from, to, english) => {
    expect(formatSeason({from, to}, "en", inEnglish)).toBe(english)
  })

  it.each([
    ["12-01", "02-15", "1 December to 15 February", "del 1 de diciembre al 15 de febrero"],
    ["12-01", "02-28", "December to February", "de diciembre a febrero"],
  ])("goes over New Year from %s to %s", (from, to, english, spanish) => {
    expect(formatSeason({from, to}, "en", inEnglish)).toBe(english)
    expect(formatSeason({from, to}, "es", inSpanish)).toBe(spanish)
  })
})

describe("dayNumber", () => {
  it.each([
    [{from: 4}, "Day 4", "Día 4"],
    [{from: 5, to: 6}, "Days 5 and 6", "Días 5 y 6"],
    [{from: 5, to: 7}, "Days 5 to 7", "Días 5 a 7"],
  ])("tells %j", (days, english, spanish) => {
    expect(dayNumber(days, translator("en", {experience: inDays}))).toBe(english)
    expect(dayNumber(days, translator("es", {experience: enDias}))).toBe(spanish)
  })
})

describe("formatMonths", () => {
  /** January to December: d dry, m mixed, w wet. */
  const write = (months: string) => [
    formatMonths([...months], "d", "en", inEnglish),
    formatMonths([...months], "d", "es", inSpanish),
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
})
