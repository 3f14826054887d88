import {gestures} from "./keep-clicks"
import {askForLateScripts, askForLateScriptsText} from "./late-scripts"

const asked = () =>
  [...document.querySelectorAll("script[src]")].map(script => script.getAttribute("src"))
const parsed = () => document.dispatchEvent(new Event("DOMContentLoaded"))

let tellPaint = () => {}
const observe = jest.fn()
const root = document.documentElement

beforeEach(() => {
  jest.useFakeTimers()
  document.head.innerHTML = '<script data-late="/late.js"></script>'
  delete root.dataset.gate
  delete root.dataset.painted
  observe.mockReset()
  Object.assign(window, {
    earlyGesture: undefined,
    PerformanceObserver: class {
      constructor(tell: () => void) {
        tellPaint = tell
      }
      observe = observe
    },
  })
})

afterEach(() => jest.useRealTimers())

const start = () => askForLateScripts(window, gestures)

it("asks once, when something is painted", () => {
  start()
  expect(observe).toHaveBeenCalledWith({type: "paint", buffered: true})
  expect(asked()).toEqual([])
  expect(root.dataset.painted).toBeUndefined()
  tellPaint()
  expect(root.dataset.painted).toBe("")
  tellPaint()
  parsed()
  jest.runAllTimers()
  expect(asked()).toEqual(["/late.js"])
})

it.each(["throws", "is missing"])("asks a moment after the text where the observer %s", how => {
  if (how === "is missing") Reflect.deleteProperty(window, "PerformanceObserver")
  else
    observe.mockImplementation(() => {
      throw new TypeError("paint is not known")
    })
  start()
  parsed()
  jest.advanceTimersByTime(1499)
  expect(asked()).toEqual([])
  expect(root.dataset.painted).toBeUndefined()
  jest.advanceTimersByTime(1)
  expect(asked()).toEqual(["/late.js"])
  expect(root.dataset.painted).toBe("")
})

it("does not wait behind the gate", () => {
  root.dataset.gate = "pending"
  start()
  parsed()
  jest.advanceTimersByTime(0)
  expect(asked()).toEqual(["/late.js"])
})

it.each(["pointerdown", "touchstart", "keydown", "wheel"])(
  "asks at the first %s, and remembers it",
  name => {
    start()
    document.body.dispatchEvent(new Event(name, {bubbles: true}))
    expect(asked()).toEqual(["/late.js"])
    expect(window).toHaveProperty("earlyGesture", true)
  },
)

it("asks again when the network is back", () => {
  start()
  tellPaint()
  document.querySelector("script[src]")?.dispatchEvent(new Event("error"))
  expect(asked()).toHaveLength(1)
  window.dispatchEvent(new Event("online"))
  window.dispatchEvent(new Event("online"))
  expect(asked()).toEqual(["/late.js", "/late.js"])
})

it("asks for nothing while developing, where the scripts stand in the page", () => {
  document.head.innerHTML = ""
  start()
  tellPaint()
  expect(asked()).toEqual([])
})

it("is text that runs by itself", () => {
  // biome-ignore lint/security/noGlobalEval: this is what a page does with it
  globalThis.eval(askForLateScriptsText())
  tellPaint()
  expect(asked()).toEqual(["/late.js"])
})
