import "@testing-library/jest-dom"
import {keepPresses, replayPresses} from "./presses"
import {holdScripts, scriptsId} from "./scripts"

const {dataset} = document.documentElement

const pictureDecoded = {resolve: () => {}, reject: () => {}}

const isStarted = () => document.getElementById(scriptsId) === null

const parsed = () => document.dispatchEvent(new Event("DOMContentLoaded"))

beforeEach(() => {
  jest.useFakeTimers()
  history.replaceState(null, "", "/en/")
  for (const name of Object.keys(dataset)) delete dataset[name]
  document.body.innerHTML = `
    <img fetchpriority="high">
    <div id="___gatsby"><button id="save"><b>Save</b></button><a href="#x">Link</a></div>
    <button id="retry">Sign in</button>
    <template id="${scriptsId}"><i id="script"></i></template>`
  HTMLImageElement.prototype.decode = () =>
    new Promise((resolve, reject) => Object.assign(pictureDecoded, {resolve, reject}))
})

describe("the page's scripts", () => {
  it.each(["resolve", "reject"] as const)("start after the largest picture: %s", async end => {
    holdScripts()
    parsed()
    await jest.advanceTimersByTimeAsync(1000)
    expect(isStarted()).toBe(false)
    pictureDecoded[end]()
    await jest.advanceTimersByTimeAsync(200)
    expect(document.querySelectorAll("body > #script")).toHaveLength(1)
  })

  it("start at the first gesture, once", () => {
    holdScripts()
    parsed()
    for (const gesture of ["wheel", "keydown"]) window.dispatchEvent(new Event(gesture))
    expect(document.querySelectorAll("body > #script")).toHaveLength(1)
  })

  it("start although the picture never comes", async () => {
    holdScripts()
    parsed()
    await jest.advanceTimersByTimeAsync(2000)
    expect(isStarted()).toBe(true)
  })

  it.each([
    ["behind the gate", () => (dataset.gate = "pending")],
    ["for a query", () => history.replaceState(null, "", "/en/?month=7")],
  ])("start at once %s", (_, arrange) => {
    arrange()
    holdScripts()
    parsed()
    expect(isStarted()).toBe(true)
  })

  it("leave no control that nothing answers if one of this site fails, or none hydrates", () => {
    const fail = (src: string) => {
      const script = document.createElement("script")
      script.setAttribute("src", src)
      document.body.append(script)
      script.dispatchEvent(new Event("error"))
    }
    holdScripts()
    fail("https://www.googletagmanager.com/gtm.js")
    expect(dataset.start).toBe("held")
    fail("/app.js")
    expect(dataset).not.toHaveProperty("start")
    expect(dataset).toHaveProperty("failed")

    holdScripts()
    parsed()
    window.dispatchEvent(new Event("keydown"))
    jest.advanceTimersByTime(60_000)
    expect(dataset.start).toBeUndefined()
  })
})

it("gives early presses back, a button's once, others only to be counted", () => {
  const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()
  keepPresses()
  for (const selector of ["#save b", "#save", "a", "#retry"]) press(selector)
  const save = document.querySelector("#save") as HTMLElement
  expect(save).toHaveAttribute("aria-busy", "true")
  expect(document.querySelector("#retry")).not.toHaveAttribute("aria-busy")
  const answer = jest.fn()
  save.addEventListener("click", answer)
  const counted: unknown[] = []
  for (const _ of ["hydrated", "again"])
    replayPresses(({target}) => counted.push((target as Element).tagName))
  expect(answer).toHaveBeenCalledTimes(1)
  expect(save).not.toHaveAttribute("aria-busy")
  expect(counted).toEqual(["A", "BUTTON"])
})

// The last: they leave listeners.
describe("the page has no scripts", () => {
  const run = () => jest.isolateModules(() => void require("./index"))

  it("in browsers older than the site's policy", () => {
    const {at} = Array.prototype
    Reflect.deleteProperty(Array.prototype, "at")
    run()
    expect(dataset.start).toBeUndefined()
    Object.defineProperty(Array.prototype, "at", {value: at, configurable: true, writable: true})
    run()
    expect(dataset.start).toBe("held")
  })

  it.each([
    ["/ca%F1o/", undefined],
    ["/en/#50%", undefined],
    ["/en/100%252525/", undefined],
    ["/ca%C3%B1o/a%2Fb/#days", "held"],
  ])("at %s, where Gatsby would empty it: data-start is %p", (address, start) => {
    history.replaceState(null, "", address)
    run()
    expect(dataset.start).toBe(start)
  })
})
