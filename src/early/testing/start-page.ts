import {startScripts} from "../start-scripts"

/** Milliseconds of the pause after the largest paint, and the length of a frame. */
export const pause = 100
export const frame = 17

export const start = () => startScripts(window)

/** The text has come to its end. */
export const parsed = () => document.dispatchEvent(new Event("DOMContentLoaded"))

/** Addresses of the scripts that were started. */
export const started = () =>
  [...document.querySelectorAll("script[src]")].map(script => script.getAttribute("src"))

/** A browser that sees the largest picture in the window, or not. */
export const observe = (isIntersecting: boolean) => {
  window.IntersectionObserver = class {
    constructor(private readonly tell: IntersectionObserverCallback) {}
    disconnect = () => undefined
    observe() {
      this.tell([{isIntersecting}] as never, this as never)
    }
  } as never
}

/**
 * Gives every test of a file a page that is still being read, with its scripts, buttons that only they
 * can answer and a link, and timers that the test moves.
 *
 * @returns finishes the page, as if the start file had come after it
 */
export const prepareStart = () => {
  const readyState = jest.spyOn(document, "readyState", "get")
  beforeEach(() => {
    observe(true)
    jest.useFakeTimers()
    readyState.mockReturnValue("loading")
    document.head.innerHTML = ""
    document.body.innerHTML = `<div id="___gatsby">
      <button class="ask"><span>Ask</span></button><button class="save">Save</button><a href="#x">Go</a>
    </div>
    <script data-page="/en/about-us/" data-later="1"></script>`
    Object.assign(window, {
      siteScripts: {scripts: ["/a.js", "/b.js"], later: [[], ["/app-data.json", "/template.js"]]},
    })
    delete document.documentElement.dataset.gate
    delete document.documentElement.dataset.hydrated
  })
  afterEach(() => jest.useRealTimers())
  return {complete: () => readyState.mockReturnValue("complete")}
}
