import {act, renderHook} from "@testing-library/react"
import {keysIn, useQuery, writeQuery} from "./query"

beforeEach(() => {
  jest.useFakeTimers()
  history.replaceState({key: "1"}, "", "/en/experiences/?utm_source=letter&region=cali#found")
})
afterEach(() => {
  act(() => jest.runAllTimers())
  jest.restoreAllMocks()
  jest.useRealTimers()
})

const search = () => window.location.search

it("is read at once, and written once, keeping what is not its own", () => {
  const {result} = renderHook(() => Object.fromEntries(useQuery() ?? []))
  const write = jest.spyOn(history, "replaceState")
  act(() => writeQuery({region: undefined, q: "whales 🐋"}))
  act(() => writeQuery({q: "whales", month: "7"}))
  expect(result.current).toEqual({utm_source: "letter", q: "whales", month: "7"})
  expect(write).not.toHaveBeenCalled()
  jest.runAllTimers()
  expect(write).toHaveBeenCalledTimes(1)
  expect(search()).toBe("?utm_source=letter&q=whales&month=7")
  expect(window.location.hash).toBe("#found")
  expect(history.state).toEqual({key: "1"})
})

it("is written before a link leads on", () => {
  writeQuery({region: "pacific"})
  document.body.click()
  expect(search()).toBe("?utm_source=letter&region=pacific")
})

it("survives a browser that refuses to change the address for a while", () => {
  const {result} = renderHook(() => useQuery()?.get("region"))
  const write = jest.spyOn(history, "replaceState").mockImplementation(() => {
    throw new DOMException("too often", "SecurityError")
  })
  act(() => writeQuery({region: "pacific"}))
  jest.advanceTimersByTime(1000)
  expect(write).toHaveBeenCalled()
  expect(search()).toContain("region=cali")
  expect(result.current).toBe("pacific")
  write.mockRestore()
  jest.runAllTimers()
  expect(search()).toContain("region=pacific")
})

it.each([
  ["another page", () => history.pushState(null, "", "/en/terms/"), ""],
  [
    "Back",
    () => window.dispatchEvent(new PopStateEvent("popstate")),
    "?utm_source=letter&region=cali",
  ],
])("is not written into the entry of %s", (_, leave, expected) => {
  writeQuery({region: "pacific"})
  leave()
  jest.runAllTimers()
  expect(search()).toBe(expected)
})

it.each([
  "?trips=cali,canoexp)",
  "?trips=cali;canoexp",
  "?trips=%22cali,canoexp%22",
  "?trips=“cali”, “canoexp”.",
  "?trips=cali%252Ccanoexp",
  "?trips=cali%25252Ccanoexp%253E",
  "?trips=cali&amp;trips=canoexp>",
  "?trips=Cali,canoexp,;month=7",
  "?trips%3Dcali%2Ccanoexp%26month%3D7",
  "?month%253D7%2526trips%253Dcali%252Ccanoexp",
  "?trips=%E0%A4%A,cali,canoexp",
  "?month=7%26trips%3Dcali%2Ccanoexp",
  "?trips[]=cali&trips[]=canoexp",
  "?month=7%26trips%5B0%5D%3Dcali&trips%5B1%5D=canoexp",
])("keeps the names of %s, which a chat app has damaged", search => {
  history.replaceState(null, "", search)
  const {result} = renderHook(() => useQuery()?.getAll("trips").flatMap(keysIn))
  expect(result.current?.slice(-2)).toEqual(["cali", "canoexp"])
})
