import {blockStorage} from "../../lib/testing/block-storage"
import {withStore} from "./load-store"
import {savedTrips} from "./saved-state"
import {lastsForVisit, pressSave, toggleSaved, trackSavedTrips} from "./saved-store"
import {mostSaved} from "./saved-trips"

const key = "house_saved_trips"
const trip = {
  slug: "cali",
  group: "3-days",
  kind: "experience" as const,
  price: 400,
  measuredName: "Cali",
}
const trips = () => {
  trackSavedTrips("house")
  return savedTrips.get()
}
const stored = () => window.localStorage.getItem(key)

beforeEach(() => {
  jest.restoreAllMocks()
  window.localStorage.clear()
  savedTrips.set([])
})

it("is loaded when it is wanted", async () => {
  const use = jest.fn()
  withStore(use)
  await new Promise(resolve => setTimeout(resolve))
  expect(use).toHaveBeenCalledWith(expect.objectContaining({toggleSaved}))
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
  expect(pressSave("house", trip)).toBe("full")
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
  expect(pressSave("house", {...trip, slug: "guatape"})).toBe("visit")
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
