import {act, renderHook} from "@testing-library/react"
import type {Search} from "./search-parts"
import {useSearchReport} from "./use-search-report"

const report = jest.fn()
const search = {report} as unknown as Search

type Given = {search: Search | undefined; words: string | undefined; results: number | undefined}

const open = () => {
  const {result, rerender, unmount} = renderHook(
    (given: Given) => useSearchReport(given.search, given.words, given.results),
    {initialProps: {search: undefined, words: undefined, results: undefined} as Given},
  )
  return {
    unmount,
    leave: () => act(() => result.current.leave()),
    type: (words: string | undefined, results: number | undefined = 1) => {
      act(() => result.current.typed())
      rerender({search, words, results})
    },
    wait: (words: string) => {
      act(() => result.current.typed())
      rerender({search: undefined, words, results: undefined})
    },
    arrive: (words: string, results: number) => rerender({search, words, results}),
  }
}

beforeEach(() => {
  report.mockClear()
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

it("counts no fragment, and what was typed once", () => {
  const field = open()
  for (const words of ["mar", "mari", "mariposas"]) {
    field.type(words)
    jest.advanceTimersByTime(2000)
  }
  expect(report).not.toHaveBeenCalled()
  field.leave()
  field.leave()
  jest.runAllTimers()
  expect(report.mock.calls).toEqual([["mariposas", 1]])
})

it("counts words whose results are looked at, and those that a page is left with", () => {
  const field = open()
  field.type("salsa", 3)
  jest.advanceTimersByTime(3000)
  expect(report.mock.calls).toEqual([["salsa", 3]])
  field.type("whales", 2)
  window.dispatchEvent(new Event("pagehide"))
  field.type("birds", 4)
  field.unmount()
  expect(report.mock.calls.slice(1)).toEqual([
    ["whales", 2],
    ["birds", 4],
  ])
})

it("waits for a search that is on its way, and goes on waiting for who types on", () => {
  const field = open()
  field.wait("mar")
  jest.advanceTimersByTime(10_000)
  field.arrive("mar", 5)
  jest.advanceTimersByTime(1000)
  field.type("mariposas", 0)
  expect(report).not.toHaveBeenCalled()
  field.leave()
  expect(report.mock.calls).toEqual([["mariposas", 0]])
  const slow = open()
  slow.wait("salsa")
  slow.leave()
  slow.arrive("salsa", 2)
  expect(report.mock.calls.slice(1)).toEqual([["salsa", 2]])
})

it("counts neither what an address has brought nor an empty field", () => {
  const field = open()
  field.arrive("salsa", 2)
  field.leave()
  field.type(undefined)
  field.leave()
  jest.runAllTimers()
  expect(report).not.toHaveBeenCalled()
})
