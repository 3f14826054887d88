import {type EarlyWindow, keepClicks} from "./keep-clicks"
import {parsed, prepareStart, start, started} from "./testing/start-page"

const page = prepareStart()

it.each(["pointerdown", "touchstart", "keydown", "wheel"])("starts once at the first %s", name => {
  start()
  document.body.dispatchEvent(new Event(name, {bubbles: true}))
  document.body.dispatchEvent(new Event(name, {bubbles: true}))
  parsed()
  jest.runAllTimers()
  expect(started()).toEqual(["/a.js", "/b.js"])
})

it("starts at once after a click that was kept for it", () => {
  keepClicks(window)
  document.querySelector("span")?.click()
  page.complete()
  start()
  expect(started()).toHaveLength(2)
})

it("starts at once after a gesture that came before it", () => {
  Object.assign(window, {earlyGesture: true})
  page.complete()
  start()
  delete (window as EarlyWindow).earlyGesture
  expect(started()).toHaveLength(2)
})
