import {renderHook} from "@testing-library/react"
import {takePagePlace, useStoredPagePlace} from "./page-place"

const load = (type: string) => {
  performance.getEntriesByType = jest.fn().mockReturnValue([{type}])
}

/** Leaves a page at a place. */
const leave = (path: string, scrollY: number) => {
  history.replaceState(null, "", path)
  Object.defineProperty(window, "scrollY", {value: scrollY, configurable: true})
  const {unmount} = renderHook(useStoredPagePlace)
  window.dispatchEvent(new Event("pagehide"))
  unmount()
}

it("puts a page back where it was left, once, and no other page", () => {
  load("reload")
  leave("/en/experiences/", 1200)
  history.replaceState(null, "", "/en/saved/")
  expect(takePagePlace()).toBe(0)
  history.replaceState(null, "", "/en/experiences/")
  expect([takePagePlace(), takePagePlace()]).toEqual([1200, 0])
})

it("begins a new visit at the top", () => {
  leave("/en/saved/", 300)
  load("navigate")
  expect(takePagePlace()).toBe(0)
})
