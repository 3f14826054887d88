import {markHydrated} from "../mark-hydrated"
import {
  frame,
  observe,
  parsed,
  pause,
  prepareStart,
  root,
  start,
  started,
} from "./testing/start-page"

prepareStart()

const putPicture = (isComplete: boolean) => {
  document.body.insertAdjacentHTML(
    "afterbegin",
    '<img src="/a.svg"><img fetchpriority="high" src="/b.avif">',
  )
  const picture = document.images[1] as HTMLImageElement
  Object.defineProperty(picture, "complete", {value: isComplete})
  return picture
}

/** Nothing is started before the pause is over, and all of it then. */
const expectAfterPause = () => {
  jest.advanceTimersByTime(pause - 1)
  expect(started()).toEqual([])
  jest.advanceTimersByTime(frame)
  expect(started()).toEqual(["/a.js", "/b.js"])
}

it.each(["load", "error"])("waits until its largest picture is there: %s", end => {
  const picture = putPicture(false)
  start()
  parsed()
  jest.advanceTimersByTime(2000)
  expect(started()).toEqual([])
  picture.dispatchEvent(new Event(end))
  expectAfterPause()
})

it.each(["none", "there", "below the window"])("waits for the text alone, picture %s", where => {
  if (where !== "none") putPicture(where === "there")
  observe(false)
  start()
  parsed()
  expectAfterPause()
})

it("starts as well when it comes after the text", () => {
  parsed()
  start()
  expectAfterPause()
})

it("does not wait for ever for a picture that never comes", () => {
  putPicture(false)
  start()
  parsed()
  jest.advanceTimersByTime(8000)
  expect(started()).toHaveLength(2)
})

it("does not wait behind the gate", () => {
  root.dataset.gate = "pending"
  putPicture(false)
  start()
  parsed()
  expect(started()).toHaveLength(2)
})

it.each(["pointerdown", "touchstart", "keydown", "wheel"])(
  "starts once at the first %s, when the scripts are there",
  name => {
    putPicture(false)
    start()
    for (const _ of [1, 2]) document.body.dispatchEvent(new Event(name, {bubbles: true}))
    expect(started()).toEqual([])
    parsed()
    jest.advanceTimersByTime(9000)
    expect(started()).toEqual(["/a.js", "/b.js"])
  },
)

it.each(["scroll", "pointerdown", "keydown"])(
  "tells from the first %s that what is below is wanted",
  name => {
    start()
    parsed()
    expect(root.dataset.touched).toBeUndefined()
    document.body.dispatchEvent(new Event(name, {bubbles: true}))
    expect(root.dataset.touched).toBe("")
  },
)

it("leaves everything alone while developing, where Gatsby's scripts start by themselves", () => {
  document.querySelector("template")?.remove()
  start()
  parsed()
  document.body.dispatchEvent(new Event("wheel", {bubbles: true}))
  jest.advanceTimersByTime(60_000)
  expect(started()).toEqual([])
  expect(root.dataset.scripting).toBe("")
})

it.each(["/en/..%2fpackage.json", "/en/%252e%252e/", "/en/experiences%2Fx/"])(
  "never starts at %s, which decodes to another address",
  path => {
    const before = window.location.pathname
    window.history.replaceState(null, "", path)
    start()
    parsed()
    window.dispatchEvent(new Event("wheel"))
    jest.advanceTimersByTime(60_000)
    expect(started()).toEqual([])
    window.history.replaceState(null, "", before)
  },
)

it.each([
  ["?month=7", 2],
  ["?utm_source=x", 0],
  ["?twelfthmonth=7", 0],
])("waits for no picture where only scripts can answer the query %s", (query, count) => {
  const before = window.location.href
  window.history.replaceState(null, "", query)
  putPicture(false)
  start()
  parsed()
  expect(started()).toHaveLength(count)
  window.history.replaceState(null, "", before)
})

describe("what needs scripts", () => {
  /** What needs scripts is shown while the root element has `data-scripting`. */
  const isShown = () => root.dataset.scripting !== undefined

  const startAll = () => {
    start()
    parsed()
    jest.advanceTimersByTime(pause + frame)
  }

  const fail = (script: Element | null) => script?.dispatchEvent(new Event("error"))

  const failElsewhere = (tag: string, address: string) => {
    const element = Object.assign(document.createElement(tag), {src: address})
    document.body.append(element)
    fail(element)
    element.remove()
  }

  it.each([
    ["goes when a script of the site fails", "script", "/app.js", false],
    ["stays when a picture fails", "img", "/banner.jpg", true],
    ["stays when another site's script fails", "script", "https://ads.example/a.js", true],
  ])("%s", (_, tag, address, expected) => {
    startAll()
    failElsewhere(tag, address)
    expect(isShown()).toBe(expected)
  })

  it("goes when the page is not hydrated in time, and comes back when it is", () => {
    startAll()
    jest.advanceTimersByTime(19_980)
    expect(isShown()).toBe(true)
    jest.advanceTimersByTime(20)
    expect(isShown()).toBe(false)
    markHydrated()
    expect(isShown()).toBe(true)
  })

  it("waits for the sign-in behind the gate", () => {
    root.dataset.gate = "pending"
    startAll()
    jest.advanceTimersByTime(60_000)
    expect(isShown()).toBe(true)
  })

  it("stays on a page that is hydrated, whatever fails then", () => {
    startAll()
    markHydrated()
    failElsewhere("script", "/slider.js")
    jest.advanceTimersByTime(30_000)
    expect(isShown()).toBe(true)
  })

  it("asks again for a script that failed, once, when the network is back", () => {
    startAll()
    const failed = document.querySelector("body > script")
    fail(failed)
    expect(failed?.isConnected).toBe(true)
    for (const _ of [1, 2]) window.dispatchEvent(new Event("online"))
    expect(failed?.isConnected).toBe(false)
    expect(started()).toEqual([expect.stringMatching(/\/a\.js$/), "/b.js"])
  })
})
