import {addDays, today} from "./days"
import {keep, recall} from "./kept"
import {keepDay, recallDay} from "./kept-day"
import {dayKey} from "./planner"

beforeEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

it("keeps a value in the store that is asked, until it is taken away", () => {
  keep("sessionStorage", "a", {month: 7})
  expect(recall("sessionStorage", "a")).toEqual({month: 7})
  expect(recall("localStorage", "a")).toBeUndefined()
  keep("sessionStorage", "a", undefined)
  expect(recall("sessionStorage", "a")).toBeUndefined()
  expect(sessionStorage).toHaveLength(0)
})

it("gives nothing for what cannot be read", () => {
  for (const text of ["{", "", "undefined"]) {
    localStorage.setItem("a", text)
    expect(recall("localStorage", "a")).toBeUndefined()
  }
})

it.each(["setItem", "getItem"] as const)("holds for the visit where %s throws", method => {
  const blocked = jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError")
  })
  if (method === "setItem") {
    keep("localStorage", "b", 3)
    expect(recall("localStorage", "b")).toBe(3)
    blocked.mockRestore()
    keep("localStorage", "b", 4)
    localStorage.clear()
  }
  expect(recall("localStorage", "b")).toBeUndefined()
})

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
})
