import {markHydrated} from "../mark-hydrated"
import {frame, parsed, pause, prepareStart, root, start, started} from "./testing/start-page"

prepareStart()

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
