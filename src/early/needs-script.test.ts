import {markHydrated} from "../start/mark-hydrated"
import {prepareLate, root} from "./testing/late-page"

/** What needs scripts is shown while the root element has `data-scripting`. */
const isShown = () => root.dataset.scripting !== undefined

const {start, tellPaint} = prepareLate()

const fail = (tag: string, address: string) => {
  const element = Object.assign(document.createElement(tag), {src: address})
  document.body.append(element)
  element.dispatchEvent(new Event("error"))
  element.remove()
}

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
