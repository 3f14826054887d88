import {savedTripsKey} from "./saved-state"

const keepOffline = jest.fn(async (_: readonly string[]) => null)
let isKeeping = true

jest.mock("./offline", () => ({
  canKeep: () => isKeeping,
  keepOffline: (trips: readonly string[]) => keepOffline(trips),
}))
jest.mock("../../lib/when-idle", () => ({whenIdle: (action: () => void) => action()}))

const tripSaved = jest.fn()
jest.mock("../../analytics/planner-used", () => ({
  tripSaved: (...told: unknown[]) => tripSaved(...told),
}))

const trip = {
  slug: "cali",
  group: "3-days",
  kind: "experience" as const,
  price: 400,
  measuredName: "Cali",
}

/** The store as after a load of the page: it remembers nothing. */
const loadPage = (): typeof import("./saved-store") => {
  jest.resetModules()
  return require("./saved-store")
}

const kept = () => keepOffline.mock.calls.map(([trips]) => trips)

beforeEach(() => {
  isKeeping = true
  jest.clearAllMocks()
  window.localStorage.clear()
})

it("has the device keep each list of trips once", () => {
  const {trackSavedTrips, toggleSaved} = loadPage()
  toggleSaved("house", "cali")
  trackSavedTrips("house")
  window.dispatchEvent(new Event("pageshow"))
  toggleSaved("house", "chiva")
  expect(kept()).toEqual([["cali"], ["cali", "chiva"]])
})

it("asks for nothing where a device cannot keep trips", () => {
  isKeeping = false
  loadPage().toggleSaved("house", "cali")
  expect(kept()).toEqual([])
})

it("shows the trips all the same where keeping them fails", async () => {
  keepOffline.mockRejectedValueOnce(new Error("blocked"))
  const {toggleSaved} = loadPage()
  toggleSaved("house", "cali")
  await Promise.resolve()
  expect(window.localStorage.getItem(savedTripsKey("house"))).toBe('["cali"]')
})

it("shows what another tab has saved when the page comes back", () => {
  const {trackSavedTrips} = loadPage()
  trackSavedTrips("house")
  window.localStorage.setItem(savedTripsKey("house"), '["trekking"]')
  window.dispatchEvent(new Event("pageshow"))
  expect(kept().at(-1)).toEqual(["trekking"])
})

it("looks at other tabs, and at the page's return, once for the whole visit", () => {
  const listen = jest.spyOn(window, "addEventListener")
  const {trackSavedTrips} = loadPage()
  for (const _ of ["first", "second"]) trackSavedTrips("house")
  expect(listen.mock.calls.map(([event]) => event)).toEqual(["storage", "pageshow"])
  listen.mockRestore()
})

it("measures what a press did: saved, and taken back", () => {
  const {pressSave} = loadPage()
  expect(pressSave("house", trip)).toBeUndefined()
  expect(pressSave("house", trip)).toBeUndefined()
  expect(tripSaved.mock.calls).toEqual([
    [trip, true],
    [trip, false],
  ])
})

it("takes a trip back from a full list", () => {
  const {mostSaved} = require("./saved-trips") as typeof import("./saved-trips")
  const others = Array.from({length: mostSaved - 1}, (_, index) => `trip-${index}`)
  window.localStorage.setItem(savedTripsKey("house"), JSON.stringify([...others, "cali"]))
  expect(loadPage().pressSave("house", trip)).toBeUndefined()
  expect(JSON.parse(window.localStorage.getItem(savedTripsKey("house")) ?? "")).toEqual(others)
})
