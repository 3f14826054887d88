import {askForLateScripts} from "../late-scripts"

export const root = document.documentElement

/** Addresses of the scripts that were asked for. */
export const asked = () =>
  [...document.querySelectorAll("script[src]")].map(script => script.getAttribute("src"))

/**
 * Gives every test of a file a page that is still being read and names late scripts, a browser that
 * tells of paints, and timers that the test moves.
 */
export const prepareLate = () => {
  const readyState = jest.spyOn(document, "readyState", "get")
  const observe = jest.fn()
  const prepare = jest.fn()
  let tellPaint = () => {}
  beforeEach(() => {
    jest.useFakeTimers()
    document.head.innerHTML = '<script data-late="/late.js"></script>'
    delete root.dataset.gate
    delete root.dataset.painted
    delete root.dataset.scripting
    delete root.dataset.touched
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
  return {
    observe,
    prepare,
    start: () => askForLateScripts(window, prepare),
    tellPaint: () => tellPaint(),
    /** The text has come to its end, which nobody is told of yet. */
    read: () => readyState.mockReturnValue("interactive"),
    /** The text has come to its end. */
    parsed: () => {
      readyState.mockReturnValue("interactive")
      document.dispatchEvent(new Event("DOMContentLoaded"))
    },
  }
}
