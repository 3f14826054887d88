import {startScripts} from "../start-scripts"

/** Milliseconds of the pause after the largest paint, and the length of a frame. */
export const pause = 100
export const frame = 17

export const root = document.documentElement

export const start = () => startScripts(window, ["month"])

/** The text has come to its end. */
export const parsed = () => {
  jest.spyOn(document, "readyState", "get").mockReturnValue("interactive")
  document.dispatchEvent(new Event("DOMContentLoaded"))
}

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
 * Gives each test a page that is still loading, with its scripts, a button, a link, and fake
 * timers.
 */
export const prepareStart = () => {
  // Each page adds listeners, which the next test must not see.
  const listeners: (() => void)[] = []
  beforeEach(() => {
    for (const target of [window, document]) {
      const add = target.addEventListener.bind(target)
      jest.spyOn(target, "addEventListener").mockImplementation((...listener: unknown[]) => {
        const own = listener as [string, EventListener, AddEventListenerOptions?]
        add(...own)
        listeners.push(() => target.removeEventListener(...own))
      })
    }
    observe(true)
    jest.useFakeTimers()
    jest.spyOn(document, "readyState", "get").mockReturnValue("loading")
    document.body.innerHTML = `<div id="___gatsby">
      <button class="ask"><span>Ask</span></button><button class="save">Save</button><a href="#x">Go</a>
    </div>
    <template id="site-scripts"><script src="/a.js" async></script><script src="/b.js" async></script></template>`
    for (const name of ["gate", "hydrated", "scripting", "touched"]) delete root.dataset[name]
  })
  afterEach(() => {
    for (const remove of listeners.splice(0)) remove()
    jest.restoreAllMocks()
    jest.useRealTimers()
  })
}
