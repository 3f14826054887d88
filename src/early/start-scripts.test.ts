import {frame, observe, parsed, pause, prepareStart, start, started} from "./testing/start-page"

const page = prepareStart()

it.each(["load", "error"])("waits until its largest picture is there: %s", end => {
  document.body.insertAdjacentHTML(
    "afterbegin",
    '<img src="/a.svg"><img fetchpriority="high" src="/b.avif">',
  )
  const [, picture] = document.images
  Object.defineProperty(picture, "complete", {value: false})
  start()
  parsed()
  jest.advanceTimersByTime(2000)
  expect(started()).toEqual([])
  picture?.dispatchEvent(new Event(end))
  jest.advanceTimersByTime(pause - 1)
  expect(started()).toEqual([])
  jest.advanceTimersByTime(frame)
  expect(started()).toEqual(["/a.js", "/b.js"])
})

it.each(["", "there", "below the window"])("waits for the text alone, picture %p", where => {
  if (where) document.body.insertAdjacentHTML("afterbegin", '<img fetchpriority="high">')
  const [picture] = document.images
  if (picture && where !== "there") {
    Object.defineProperty(picture, "complete", {value: false})
    observe(false)
  }
  start()
  parsed()
  jest.advanceTimersByTime(pause - 1)
  expect(started()).toEqual([])
  jest.advanceTimersByTime(frame)
  expect(started()).toHaveLength(2)
})

it.each([true, false])("finds out where its largest picture is: in view %p", isInView => {
  document.body.insertAdjacentHTML("afterbegin", '<img fetchpriority="high">')
  const [picture] = document.images
  Object.defineProperty(picture, "complete", {value: false})
  observe(isInView)
  start()
  parsed()
  jest.advanceTimersByTime(pause + frame)
  expect(started()).toHaveLength(isInView ? 0 : 2)
  picture?.dispatchEvent(new Event("load"))
  jest.advanceTimersByTime(pause + frame)
  expect(started()).toHaveLength(2)
})

it("starts as well when it comes after the page itself", () => {
  page.complete()
  start()
  jest.advanceTimersByTime(pause - 1)
  expect(started()).toEqual([])
  jest.advanceTimersByTime(frame)
  expect(started()).toHaveLength(2)
})

it("does not wait for ever for a picture that never comes", () => {
  start()
  jest.advanceTimersByTime(8000)
  expect(started()).toHaveLength(2)
})

it("does not wait on a gated host, and asks for nothing ahead of the sign-in", () => {
  document.documentElement.dataset.gate = "pending"
  start()
  parsed()
  expect(started()).toHaveLength(2)
  expect(document.querySelector("[rel=preload]")).toBeNull()
})

it.each([
  ["/en/about-us/", "en/about-us"],
  ["/", "index"],
  ["/404.html", "404.html"],
])("asks for what the scripts will ask for, in the way they will, on %s", (path, name) => {
  document.querySelector("[data-page]")?.setAttribute("data-page", path)
  start()
  document.body.dispatchEvent(new Event("wheel", {bubbles: true}))
  const links = [...document.querySelectorAll("link[rel=preload]")].map(link => [
    link.getAttribute("href"),
    link.getAttribute("as"),
    link.getAttribute("crossorigin"),
  ])
  expect(links).toEqual([
    ["/a.js", "script", null],
    ["/b.js", "script", null],
    [`/page-data/${name}/page-data.json`, "fetch", "anonymous"],
    ["/app-data.json", "fetch", "anonymous"],
    ["/template.js", "script", null],
  ])
})

it("leaves everything alone while developing, where Gatsby's scripts start by themselves", () => {
  Reflect.deleteProperty(window, "siteScripts")
  start()
  document.body.dispatchEvent(new Event("wheel", {bubbles: true}))
  expect(started()).toEqual([])
  expect(document.querySelector("link")).toBeNull()
})

it.each(["load", "error", "patience"])("runs them once the style sheet is there: %s", end => {
  document.head.innerHTML = '<style data-rest="/styles.css"></style>'
  start()
  document.body.dispatchEvent(new Event("wheel", {bubbles: true}))
  const sheet = document.querySelector("link[rel=stylesheet]")
  expect(sheet?.getAttribute("href")).toBe("/styles.css")
  expect(document.head.querySelector("[rel=stylesheet] ~ [rel=preload]")).not.toBeNull()
  jest.advanceTimersByTime(end === "patience" ? 2999 : 0)
  expect(started()).toEqual([])
  if (end === "patience") jest.advanceTimersByTime(1)
  else sheet?.dispatchEvent(new Event(end))
  expect(started()).toEqual(["/a.js", "/b.js"])
})

it.each(["/en/..%2fpackage.json", "/en/%252e%252e/", "/en/experiences%2Fx/"])(
  "never come at %s, which decodes to another address",
  path => {
    const before = window.location.pathname
    window.history.replaceState(null, "", path)
    start()
    parsed()
    window.dispatchEvent(new Event("wheel"))
    jest.advanceTimersByTime(20_000)
    expect(started()).toEqual([])
    window.history.replaceState(null, "", before)
  },
)

it("come at an address with letters of any language", () => {
  const before = window.location.pathname
  window.history.replaceState(null, "", "/es/ni%C3%B1ez/")
  start()
  parsed()
  window.dispatchEvent(new Event("wheel"))
  expect(started()).toHaveLength(2)
  window.history.replaceState(null, "", before)
})
