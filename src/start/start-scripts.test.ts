import {markHydrated} from "./mark-hydrated"
import {startScripts, startScriptsText} from "./start-scripts"

const started = () =>
  [...document.querySelectorAll("script[src]")].map(script => script.getAttribute("src"))

const start = () => startScripts(window, ["region"])

beforeEach(() => {
  jest.useFakeTimers()
  document.body.innerHTML = `<button data-needs-script><span>Ask</span></button><a href="#x">Go</a>
    <script data-src="/a.js"></script><script data-src="/b.js"></script>`
  delete document.documentElement.dataset.gate
  delete document.documentElement.dataset.hydrated
})

afterEach(() => jest.useRealTimers())

describe("startScripts", () => {
  it("waits for a second after the page has loaded", () => {
    start()
    window.dispatchEvent(new Event("load"))
    jest.advanceTimersByTime(999)
    expect(started()).toEqual([])
    jest.advanceTimersByTime(1)
    expect(started()).toEqual(["/a.js", "/b.js"])
  })

  it.each(["pointerdown", "touchstart", "keydown", "wheel"])(
    "starts once at the first %s",
    name => {
      start()
      document.body.dispatchEvent(new Event(name, {bubbles: true}))
      document.body.dispatchEvent(new Event(name, {bubbles: true}))
      window.dispatchEvent(new Event("load"))
      jest.runAllTimers()
      expect(started()).toEqual(["/a.js", "/b.js"])
    },
  )

  it("does not wait for ever for a page that never ends loading", () => {
    start()
    jest.advanceTimersByTime(8000)
    expect(started()).toHaveLength(2)
  })

  it("does not wait on a gated host", () => {
    document.documentElement.dataset.gate = "pending"
    start()
    document.dispatchEvent(new Event("DOMContentLoaded"))
    expect(started()).toHaveLength(2)
  })

  it("is text that runs by itself", () => {
    // biome-ignore lint/security/noGlobalEval: this is what a page does with it
    globalThis.eval(startScriptsText())
    jest.advanceTimersByTime(8000)
    expect(started()).toHaveLength(2)
  })
})

describe("markHydrated", () => {
  it("repeats the last tap that nothing could answer, once", () => {
    start()
    const answers: string[] = []
    document.querySelector("span")?.click()
    document.querySelector("button")?.addEventListener("click", () => answers.push("asked"))
    markHydrated()
    markHydrated()
    expect(answers).toEqual(["asked"])
  })

  it("leaves plain links and later taps alone", () => {
    start()
    document.querySelector("a")?.click()
    markHydrated()
    const answers: string[] = []
    document.querySelector("button")?.addEventListener("click", () => answers.push("asked"))
    document.querySelector("button")?.click()
    markHydrated()
    expect(answers).toEqual(["asked"])
  })
})
