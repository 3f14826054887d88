import {type EarlyWindow, gestures} from "./keep-clicks"

/**
 * Asks for the scripts that can wait until the page is painted, whose address stands in `data-late`
 * (see gatsby/hosting/start-file.ts): once something is painted, or at once at the first pointer,
 * key, touch or wheel, which is remembered for them. A browser that does not tell when it paints
 * gets them a moment after the text. Behind the gate of a development host, where nothing is
 * painted, they come with the text.
 *
 * From then on the root element has `data-painted`: styles can leave out until then what would keep
 * the first paint waiting, and which follows it whether or not the scripts arrive.
 *
 * Where the network is lost before they arrive, they are asked for again once it is back. It
 * is written into the head of every page as text, so it uses nothing from outside itself.
 *
 * @param page - the window, or a stand-in in tests
 * @param firstGestures - names of the events that count as a gesture
 */
export function askForLateScripts(
  page: EarlyWindow & typeof globalThis,
  firstGestures: readonly string[],
): void {
  const {document} = page
  const root = document.documentElement
  /** Milliseconds from the end of the text, where no paint is told, as in a tab behind others. */
  const patience = root.dataset.gate ? 0 : 1500
  let isAsked = false
  const ask = () => {
    root.dataset.painted = ""
    const address = document.querySelector("[data-late]")?.getAttribute("data-late")
    if (isAsked || !address) return
    isAsked = true
    const script = document.createElement("script")
    script.src = address
    script.onerror = () => {
      isAsked = false
      page.addEventListener("online", ask, {once: true})
    }
    document.head.append(script)
  }
  for (const gesture of firstGestures)
    page.addEventListener(
      gesture,
      () => {
        page.earlyGesture = true
        ask()
      },
      {capture: true, passive: true, once: true},
    )
  document.addEventListener("DOMContentLoaded", () => page.setTimeout(ask, patience))
  try {
    new page.PerformanceObserver(ask).observe({type: "paint", buffered: true})
  } catch {}
}

/** The script as text for a page's head. */
export const askForLateScriptsText = (): string =>
  `(${askForLateScripts.toString()})(window,${JSON.stringify(gestures)})`
