import {formatPrice, formatReserve, formatSeason} from "./format"

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

describe("formatReserve", () => {
  it("is the text of the booking button", () => {
    expect(formatReserve(60, "en")).toBe("Book from €60")
    expect(formatReserve(1400, "es")).toBe("Reserva desde 1.400\u00a0€")
  })
})

describe("formatSeason", () => {
  it("writes days within months", () => {
    const season = {from: "06-15", to: "10-20"}
    expect(formatSeason(season, "en")).toBe("15 June to 20 October")
    expect(formatSeason(season, "es")).toBe("15 de junio a 20 de octubre")
  })

  it("leaves the days out of whole months", () => {
    const season = {from: "06-01", to: "11-30"}
    expect(formatSeason(season, "en")).toBe("June to November")
    expect(formatSeason(season, "es")).toBe("junio a noviembre")
  })
})
