import {experience} from "../../analytics/testing/measured-page"
import {blockStorage} from "../../lib/testing/block-storage"
import {withStore} from "./load-store"
import {savedTrips, savedTripsKey} from "./saved-state"
import {lastsForVisit, pressSave, toggleSaved, trackSavedTrips} from "./saved-store"
import {mostSaved} from "./saved-trips"

const keepOffline = jest.fn(async (_: readonly string[]) => null)
let isKeeping = true

jest.mock("./offline", () => ({
  canKeep: () => isKeeping,
  keepOffline: (trips: readonly string[]) => keepOffline(trips),
}))

const tripSaved = jest.fn()
jest.mock("../../analytics/planner-used", () => ({
  tripSaved: (...told: unknown[]) => tripSaved(...told),
}))

const key = savedTripsKey("house")
const stored = () => window.localStorage.getItem(key)

beforeEach(() => {
  isKeeping = true
  jest.restoreAllMocks()
  jest.clearAllMocks()
  window.localStorage.clear()
  savedTrips.set([])
})

/** Listeners of the tests below would hear of what happens here: these come first. */
describe("a page", () => {
  /** The store as after a load of the page: it remembers nothing. */
  const loadPage = (): typeof import("./saved-store") => {
    jest.resetModules()
    return require("./saved-store")
  }

  const kept = () => keepOffline.mock.calls.map(([trips]) => trips)

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
    expect(stored()).toBe('["cali"]')
  })

  it("shows what another tab has saved when the page comes back", () => {
    const {trackSavedTrips} = loadPage()
    trackSavedTrips("house")
    window.localStorage.setItem(key, '["trekking"]')
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
    expect(pressSave("house", experience)).toBeUndefined()
    expect(pressSave("house", experience)).toBeUndefined()
    expect(tripSaved.mock.calls).toEqual([
      [experience, true],
      [experience, false],
    ])
  })

  it("takes a trip back from a full list", () => {
    const others = Array.from({length: mostSaved - 1}, (_, index) => `trip-${index}`)
    window.localStorage.setItem(key, JSON.stringify([...others, "cali"]))
    expect(loadPage().pressSave("house", experience)).toBeUndefined()
    expect(JSON.parse(stored() ?? "")).toEqual(others)
  })
})

const trips = () => {
  trackSavedTrips("house")
  return savedTrips.get()
}

it("is loaded when it is wanted", async () => {
  const use = jest.fn()
  withStore(use)
  await new Promise(resolve => setTimeout(resolve))
  expect(use).toHaveBeenCalledWith(expect.objectContaining({toggleSaved: expect.any(Function)}))
})

it("keeps trips in the order in which they were saved", () => {
  toggleSaved("house", "cali")
  toggleSaved("house", "chiva")
  expect(stored()).toBe('["cali","chiva"]')
  toggleSaved("house", "cali")
  expect(trips()).toEqual(["chiva"])
})

it("gives the same list until it changes", () => {
  toggleSaved("house", "cali")
  const before = trips()
  window.localStorage.setItem(key, '["cali", 7]')
  expect(trips()).toBe(before)
})

it("leads a former slug to today’s, also when it writes", () => {
  window.localStorage.setItem(key, '["old-name","<b>",7]')
  expect(trips()).toEqual(["new-name"])
  toggleSaved("house", "cali")
  expect(stored()).toBe('["new-name","cali"]')
})

it("has room for twelve, and says so", () => {
  for (let index = 0; index < mostSaved; index += 1) toggleSaved("house", `trip-${index}`)
  expect(pressSave("house", experience)).toBe("full")
  expect(trips()).not.toContain("cali")
})

it("follows other tabs", () => {
  const listener = jest.fn()
  trips()
  const stop = savedTrips.subscribe(listener)
  window.localStorage.setItem(key, '["trekking"]')
  window.dispatchEvent(new StorageEvent("storage", {key}))
  expect(listener).toHaveBeenCalledTimes(1)
  expect(savedTrips.get()).toEqual(["trekking"])
  stop()
  window.localStorage.clear()
  window.dispatchEvent(new StorageEvent("storage", {key}))
  expect(listener).toHaveBeenCalledTimes(1)
})

it("holds for the visit where storage is full or blocked, and for good once it is not", () => {
  window.localStorage.setItem(key, '["cali"]')
  const unblock = blockStorage("setItem")
  toggleSaved("house", "chiva")
  expect(trips()).toEqual(["cali", "chiva"])
  expect(pressSave("house", {...experience, slug: "guatape"})).toBe("visit")
  expect(lastsForVisit()).toBe(true)
  unblock()
  toggleSaved("house", "trekking")
  expect(stored()).toBe('["cali","chiva","guatape","trekking"]')
  expect(lastsForVisit()).toBe(false)
})

it("works where reading throws, too", () => {
  blockStorage("getItem")
  expect(trips()).toEqual([])
})
