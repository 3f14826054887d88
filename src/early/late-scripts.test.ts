import {markHydrated} from "../start/mark-hydrated"
import {askForLateScripts} from "./late-scripts"

const asked = () =>
  [...document.querySelectorAll("script[src]")].map(script => script.getAttribute("src"))
const readyState = jest.spyOn(document, "readyState", "get")
const parsed = () => {
  readyState.mockReturnValue("interactive")
  document.dispatchEvent(new Event("DOMContentLoaded"))
}

let tellPaint = () => {}
const observe = jest.fn()
const prepare = jest.fn()
const root = document.documentElement

beforeEach(() => {
  jest.useFakeTimers()
  document.head.innerHTML = '<script data-late="/late.js"></script>'
  delete root.dataset.gate
  delete root.dataset.painted
  delete root.dataset.scripting
  readyState.mockReturnValue("loading")
  observe.mockReset()
  prepare.mockReset()
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

const start = () => askForLateScripts(window, prepare)

it("asks once, when something is painted", () => {
  start()
  expect(observe).toHaveBeenCalledWith({type: "paint", buffered: true})
  expect(asked()).toEqual([])
  expect(root.dataset).toMatchObject({scripting: ""})
  expect(root.dataset.painted).toBeUndefined()
  expect(prepare).not.toHaveBeenCalled()
  tellPaint()
  expect(root.dataset.painted).toBe("")
  tellPaint()
  parsed()
  jest.runAllTimers()
  expect(asked()).toEqual(["/late.js"])
  expect(prepare).toHaveBeenCalledTimes(1)
})

it("prepares before it asks", () => {
  prepare.mockImplementation(() => expect(asked()).toEqual([]))
  start()
  tellPaint()
  expect(prepare).toHaveBeenCalledTimes(1)
  expect(asked()).toEqual(["/late.js"])
})

it.each(["throws", "is missing"])("asks after a moment where the observer %s", how => {
  if (how === "is missing") Reflect.deleteProperty(window, "PerformanceObserver")
  else
    observe.mockImplementation(() => {
      throw new TypeError("paint is not known")
    })
  start()
  readyState.mockReturnValue("interactive")
  jest.advanceTimersByTime(1499)
  expect(asked()).toEqual([])
  expect(root.dataset.painted).toBeUndefined()
  jest.advanceTimersByTime(1)
  expect(asked()).toEqual(["/late.js"])
  expect(root.dataset.painted).toBe("")
})

it.each([
  ["the text, however late", undefined, 9000],
  ["nothing but the text behind the gate", "pending", 0],
])("waits for %s", (_, gate, wait) => {
  if (gate) root.dataset.gate = gate
  start()
  jest.advanceTimersByTime(wait)
  expect(asked()).toEqual([])
  parsed()
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

describe("what needs scripts", () => {
  const fail = (tag: string, address: string) => {
    const element = Object.assign(document.createElement(tag), {src: address})
    document.body.append(element)
    element.dispatchEvent(new Event("error"))
    element.remove()
  }
  const isShown = () => root.dataset.scripting !== undefined

  beforeEach(() => {
    delete root.dataset.hydrated
    start()
    tellPaint()
  })
  afterEach(() => delete root.dataset.hydrated)

  it.each([
    ["goes when a script of the site fails", "script", "/app.js", false],
    ["stays when a picture fails", "img", "/banner.jpg", true],
    ["stays when another site's script fails", "script", "https://ads.example/a.js", true],
  ])("%s", (_, tag, address, expected) => {
    fail(tag, address)
    expect(isShown()).toBe(expected)
  })

  it("goes when the page is not hydrated in time, and comes back when it is", () => {
    jest.advanceTimersByTime(19_999)
    expect(isShown()).toBe(true)
    jest.advanceTimersByTime(1)
    expect(isShown()).toBe(false)
    markHydrated()
    expect(isShown()).toBe(true)
  })

  it("stays on a page that is hydrated, whatever fails then", () => {
    markHydrated()
    fail("script", "/slider.js")
    jest.advanceTimersByTime(30_000)
    expect(isShown()).toBe(true)
  })
})

it("waits for the sign-in behind the gate", () => {
  root.dataset.gate = "pending"
  readyState.mockReturnValue("interactive")
  start()
  jest.advanceTimersByTime(60_000)
  expect(asked()).toEqual(["/late.js"])
  expect(root.dataset.scripting).toBe("")
})

it("asks for nothing while developing, where the scripts stand in the page", () => {
  document.head.innerHTML = ""
  start()
  tellPaint()
  expect(asked()).toEqual([])
})
