import {act, renderHook} from "@testing-library/react"
import {addDays, today} from "../lib/days"
import {dayKey, keepDay, recallDay, useDayInChat, useKeptDays, useTripLines} from "./kept-day"

jest.mock("gatsby", () => ({
  graphql: () => undefined,
  useStaticQuery: () => ({operator: {productId: "house"}}),
}))

jest.mock("react-i18next", () => ({
  useTranslation: () => ({
    t: (_: string, {day}: {day: string}) => `First: ${day}.`,
    i18n: {language: "en"},
  }),
}))

beforeEach(() => localStorage.clear())

describe("the day on which a trip begins", () => {
  const now = today()

  it("stays in the browser for its trip, and goes with what is no day to come", () => {
    keepDay("house", "cali", now)
    keepDay("house", "chiva", addDays(now, 30))
    expect(recallDay("house", "cali")).toBe(now)
    expect(recallDay("house", "chiva")).toBe(addDays(now, 30))
    expect(recallDay("garden", "cali")).toBe("")
    for (const text of ["", addDays(now, -1), "0002-07-01", "2026-02-30"]) {
      keepDay("house", "cali", addDays(now, 1))
      keepDay("house", "cali", text)
      expect(localStorage.getItem(dayKey("house", "cali"))).toBeNull()
    }
  })

  it.each(['"2020-01-01"', '"soon"', "7", "{}", "null", "["])("is not a stored %s", stored => {
    localStorage.setItem(dayKey("house", "cali"), stored)
    expect(recallDay("house", "cali")).toBe("")
  })

  it("is said of each trip wherever it shows, as it changes", () => {
    const day = addDays(today(), 9)
    const {result} = renderHook(() => useKeptDays(["chiva", "cali"]))
    expect(result.current).toEqual(["", ""])
    act(() => keepDay("house", "cali", day))
    expect(result.current).toEqual(["", day])
    act(() => keepDay("house", "cali", ""))
    expect(result.current).toEqual(["", ""])
  })

  it.each(["storage", "pageshow"])("is said as another tab has told it: %s", event => {
    const {result} = renderHook(() => useKeptDays(["cali"]))
    const day = addDays(today(), 9)
    localStorage.setItem(dayKey("house", "cali"), JSON.stringify(day))
    act(() => window.dispatchEvent(new Event(event)))
    expect(result.current).toEqual([day])
  })
})

describe("messages", () => {
  const day = `${Number(today().slice(0, 4)) + 1}-07-01`
  const trips = [
    {slug: "cali", title: "Cali"},
    {slug: "chiva", title: "Chiva"},
  ]

  it("name the kept day of a trip, in place of its month", () => {
    keepDay("house", "cali", day)
    const about = {text: "Hello.", codes: ["CALI"]} as const
    const withDay = renderHook(() => useDayInChat("cali")).result.current
    expect(withDay(about).text).toMatch(/^Hello\.\nFirst: \w+ 1 July \d{4}\.$/)
    expect(withDay(about).namesDay).toBe(true)
    expect(renderHook(() => useDayInChat("chiva")).result.current(about)).toEqual(about)
  })

  it("keep the month as long as one of several trips has no day", () => {
    keepDay("house", "cali", day)
    const {result} = renderHook(() => useTripLines(trips))
    expect(result.current.lines).toEqual([
      expect.stringMatching(/^- Cali\. First: .*July/),
      "- Chiva",
    ])
    expect(result.current.namesDay).toBe(false)
    act(() => keepDay("house", "chiva", day))
    expect(result.current.namesDay).toBe(true)
  })
})
