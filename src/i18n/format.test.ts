/** @jest-environment node */
import {formatDay, formatPrice} from "./format"

it.each([
  [60, "€60", "60\u00a0€"],
  [1400, "€1,400", "1.400\u00a0€"],
])("writes %d euros", (euros, english, spanish) => {
  expect(formatPrice(euros, "en")).toBe(english)
  expect(formatPrice(euros, "es")).toBe(spanish)
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

it("writes a day with its weekday, the same in every time zone", () => {
  for (const [day, english, spanish] of [
    ["2026-07-20", "Monday 20 July 2026", "lunes 20 de julio de 2026"],
    ["2026-12-31", "Thursday 31 December 2026", "jueves 31 de diciembre de 2026"],
  ] as const) {
    expect(formatDay(day, "en")).toBe(english)
    expect(formatDay(day, "es")).toBe(spanish)
  }
})
