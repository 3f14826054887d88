import {TextEncoder} from "node:util"
import {act, renderHook} from "@testing-library/react"
import {createElement} from "react"
import {changePlanner, isStored, onPlanner, partyKey, plannerState} from "./planner"
import {useParty} from "./use-party"
import {useSavedTrips} from "./use-saved-trips"

beforeEach(() => {
  window.localStorage.clear()
  window.sessionStorage.clear()
  changePlanner({trips: [], party: {}, partyLine: ""})
})
afterEach(() => jest.restoreAllMocks())

it("knows of nothing at first, and keeps the travellers of two sites apart", () => {
  jest.isolateModules(() => {
    const fresh = require("./planner") as typeof import("./planner")
    expect(fresh.plannerState()).toEqual({trips: [], party: {}, partyLine: ""})
  })
  expect(partyKey("house")).not.toBe(partyKey("garden"))
})

it("changes what is told to change, and tells whoever listens", () => {
  const listener = jest.fn()
  const stop = onPlanner(listener)
  changePlanner({trips: ["cali"]})
  changePlanner({party: {adults: 2}})
  expect(plannerState()).toMatchObject({trips: ["cali"], party: {adults: 2}})
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  changePlanner({party: {}})
  expect(listener).toHaveBeenCalledTimes(2)
})

it("knows whether something is stored, in the store that is asked", () => {
  window.localStorage.setItem("here", "")
  window.sessionStorage.setItem("there", "1")
  expect(isStored("localStorage", "here")).toBe(true)
  expect(isStored("sessionStorage", "here")).toBe(false)
  expect(isStored("sessionStorage", "there")).toBe(true)
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError")
  })
  expect(isStored("localStorage", "here")).toBe(false)
})

it("shows every visitor the same page at first, and then what is saved on this device", () => {
  // React's server wants it, and jsdom has none.
  Object.assign(globalThis, {TextEncoder})
  const {renderToString} = require("react-dom/server") as typeof import("react-dom/server")
  changePlanner({trips: ["cali"], party: {adults: 2}})
  const Page = () => createElement("p", null, useSavedTrips().join(), useParty().adults)
  expect(renderToString(createElement(Page))).toBe("<p></p>")
  const {result} = renderHook(useSavedTrips)
  expect(result.current).toEqual(["cali"])
  act(() => changePlanner({trips: ["cali", "chiva"]}))
  expect(result.current).toEqual(["cali", "chiva"])
})
