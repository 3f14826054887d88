import {act, renderHook} from "@testing-library/react"
import {addDays, today} from "./days"
import {keepDay, recallDay, useKeptDays} from "./kept-day"
import {dayKey} from "./saved-state"

jest.mock("gatsby", () => ({
  graphql: () => undefined,
  useStaticQuery: () => ({identity: {productId: "house"}}),
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
})
