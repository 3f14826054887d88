import english from "../../locales/en/build.json"
import spanish from "../../locales/es/build.json"
import {formatPrice, formatSeason} from "./format"
import {translator} from "./translator"

const inEnglish = translator("en", {build: english})
const inSpanish = translator("es", {build: spanish})

describe("formatPrice", () => {
  it.each([
    [60, "€60", "60\u00a0€"],
    [1400, "€1,400", "1.400\u00a0€"],
    [1_234_567, "€1,234,567", "1.234.567\u00a0€"],
  ])("writes %d euros", (euros, english, spanish) => {
    expect(formatPrice(euros, "en")).toBe(english)
    expect(formatPrice(euros, "es")).toBe(spanish)
  })
})

describe("formatSeason", () => {
  it("writes days within months", () => {
    const season = {from: "06-15", to: "10-20"}
    expect(formatSeason(season, "en", inEnglish)).toBe("15 June to 20 October")
    expect(formatSeason(season, "es", inSpanish)).toBe("15 de junio a 20 de octubre")
  })

  it("says a month once", () => {
    const season = {from: "02-01", to: "02-15"}
    expect(formatSeason(season, "en", inEnglish)).toBe("1–15 February")
    expect(formatSeason(season, "es", inSpanish)).toBe("1–15 de febrero")
  })

  it("leaves the days out of whole months", () => {
    const season = {from: "06-01", to: "11-30"}
    expect(formatSeason(season, "en", inEnglish)).toBe("June to November")
    expect(formatSeason(season, "es", inSpanish)).toBe("junio a noviembre")
  })

  it.each([
    ["12-01", "02-15", "1 December to 15 February", "1 de diciembre a 15 de febrero"],
    ["12-01", "02-28", "December to February", "diciembre a febrero"],
    ["12-01", "02-29", "December to February", "diciembre a febrero"],
  ])("goes over New Year from %s to %s", (from, to, english, spanish) => {
    expect(formatSeason({from, to}, "en", inEnglish)).toBe(english)
    expect(formatSeason({from, to}, "es", inSpanish)).toBe(spanish)
  })
})
