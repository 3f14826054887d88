import {act, renderHook} from "@testing-library/react"
import {openSearch, type Search} from "./search-parts"
import {useSearch} from "./use-search"

jest.mock("./search-parts", () => ({openSearch: jest.fn()}))

const opened = jest.mocked(openSearch)
const found = {} as Search

beforeEach(() => opened.mockReset())

it("is loaded once, also for who types before it is shown", async () => {
  opened.mockResolvedValue(found)
  const {result} = renderHook(() => useSearch("/trips.json", ""))
  const {start} = result.current
  await act(async () => start())
  expect(result.current.search).toBe(found)
  // A key pressed before the page has shown what came asks by the same function.
  await act(async () => start())
  expect(opened).toHaveBeenCalledTimes(1)
})

it("is asked for again once it has failed", async () => {
  opened.mockRejectedValueOnce(new Error("offline")).mockResolvedValue(found)
  const {result} = renderHook(() => useSearch("/trips.json", ""))
  await act(async () => result.current.start())
  expect(result.current.search).toBeNull()
  await act(async () => result.current.start())
  expect(result.current.search).toBe(found)
})
