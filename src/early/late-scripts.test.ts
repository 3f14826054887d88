import {asked, prepareLate, root} from "./testing/late-page"

const {observe, prepare, start, tellPaint, read, parsed} = prepareLate()

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
  read()
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

it("waits for the sign-in behind the gate", () => {
  root.dataset.gate = "pending"
  read()
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

it.each(["scroll", "pointerdown", "keydown"])(
  "tells from the first %s that below is wanted",
  name => {
    start()
    tellPaint()
    expect(root.dataset.touched).toBeUndefined()
    document.body.dispatchEvent(new Event(name, {bubbles: true}))
    expect(root.dataset.touched).toBe("")
  },
)
