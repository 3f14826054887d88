import {act, renderHook, waitFor} from "@testing-library/react"
import type {LoadedTrip} from "./load-trips"
import {useTrips} from "./use-trips"

const loadTrips = jest.fn<Promise<LoadedTrip[]>, [readonly string[], string]>()
let language = "en"

jest.mock("./load-trips", () => ({
  loadTrips: (slugs: readonly string[], of: string) => loadTrips(slugs, of),
}))
jest.mock("../../i18n/use-language", () => ({useLanguage: () => language}))

const loaded = (slug: string, state: "here" | "gone" | "failed" = "here") =>
  ({slug, state}) as LoadedTrip

const open = (...slugs: string[]) =>
  renderHook(({list}) => useTrips(list), {initialProps: {list: slugs}})

const shown = ({result}: ReturnType<typeof open>) =>
  result.current.trips.map(({slug, state}) => `${slug} ${state}`)

beforeEach(() => {
  language = "en"
  loadTrips.mockReset()
  loadTrips.mockImplementation(async slugs => slugs.map(slug => loaded(slug)))
})

it("gives the trips in the order of the list once they are there", async () => {
  const page = open("chiva", "cali")
  expect(page.result.current).toMatchObject({trips: [], isComplete: false})
  await waitFor(() => expect(page.result.current.isComplete).toBe(true))
  expect(shown(page)).toEqual(["chiva here", "cali here"])
  expect(loadTrips).toHaveBeenCalledWith(["chiva", "cali"], "en")
})

it("asks for what is new alone while the list changes, and for nothing where none is", async () => {
  const page = open("cali")
  await waitFor(() => expect(page.result.current.isComplete).toBe(true))
  page.rerender({list: ["chiva", "cali"]})
  expect(shown(page)).toEqual(["cali here"])
  await waitFor(() => expect(shown(page)).toEqual(["chiva here", "cali here"]))
  page.rerender({list: ["cali"]})
  expect(page.result.current.isComplete).toBe(true)
  expect(loadTrips.mock.calls.map(([slugs]) => slugs)).toEqual([["cali"], ["chiva"]])
})

it("tells lists apart whose slugs are the same letters in a row", async () => {
  const page = open("bay", "sea")
  await waitFor(() => expect(page.result.current.isComplete).toBe(true))
  page.rerender({list: ["ba", "ysea"]})
  await waitFor(() => expect(shown(page)).toEqual(["ba here", "ysea here"]))
})

it("asks again for those that failed, and not for those that are gone", async () => {
  loadTrips.mockResolvedValueOnce([loaded("cali", "failed"), loaded("chiva", "gone")])
  const page = open("cali", "chiva")
  await waitFor(() => expect(shown(page)).toEqual(["cali failed", "chiva gone"]))
  act(() => page.result.current.retry())
  await waitFor(() => expect(shown(page)).toEqual(["cali here", "chiva gone"]))
  expect(loadTrips.mock.calls.map(([slugs]) => slugs)).toEqual([["cali", "chiva"], ["cali"]])
})

it("takes no answer that comes after the list has changed", async () => {
  let answer = (_: LoadedTrip[]) => {}
  loadTrips.mockImplementationOnce(() => new Promise(resolve => (answer = resolve)))
  const page = open("cali")
  page.rerender({list: ["chiva"]})
  await waitFor(() => expect(shown(page)).toEqual(["chiva here"]))
  await act(async () => answer([loaded("cali")]))
  page.rerender({list: ["cali", "chiva"]})
  expect(shown(page)).toEqual(["chiva here"])
  await waitFor(() => expect(page.result.current.isComplete).toBe(true))
})
