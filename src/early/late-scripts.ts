import {attempt} from "./attempt"
import {type EarlyWindow, gestures} from "./keep-clicks"
import {lateAddress, whenScriptFails} from "./own-scripts"
import {whenParsed} from "./when-parsed"

/**
 * Asks for the late scripts, whose address stands in `data-late` (see gatsby/finish/start-file.ts).
 * They come once something is painted, or at once at the first pointer, key, touch or wheel, which
 * is remembered for them. A browser that does not tell when it paints gets them a moment after the
 * text. Behind the gate of a development host nothing is painted, so they come with the text.
 *
 * From then on the root element has `data-painted`, whether or not the scripts arrive. Styles can
 * leave out until then what would delay the first paint. Scripts that must work without a file, but
 * only once there is something to click, run at the same moment.
 *
 * It has `data-touched` from the first of those, and from the first scroll: pictures below the first
 * screen are not held back any longer then (see global.css).
 *
 * The root element says from the start that there are scripts (`data-scripting`), and shows what
 * needs them. It takes that back when a script of the site fails or the page is not hydrated in
 * time, because a control that nobody answers is worse than none. It says so again if they run
 * after all (mark-hydrated.ts). If the network is lost before they arrive, they are asked for again
 * once it is back.
 *
 * @param page - the window, or a stand-in in tests
 * @param prepare - what is to run once, ahead of asking
 */
export const askForLateScripts = (
  page: EarlyWindow & typeof globalThis,
  prepare: () => void,
): void => {
  const {document} = page
  const root = document.documentElement
  root.dataset.scripting = ""
  /** Milliseconds after which no paint is waited for, as in a tab behind others. */
  const patience = root.dataset.gate ? 0 : 1500
  /** Milliseconds after which scripts that do not run are taken to have failed. */
  const lastPatience = 20000
  const giveUp = () => {
    if (!("hydrated" in root.dataset)) delete root.dataset.scripting
  }
  let isAsked = false
  const ask = () => {
    if (root.dataset.painted === undefined) {
      root.dataset.painted = ""
      prepare()
    }
    const address = lateAddress(document)
    if (isAsked || !address) return
    isAsked = true
    // Behind the gate it takes as long as signing in does.
    if (!root.dataset.gate) page.setTimeout(giveUp, lastPatience)
    const script = document.createElement("script")
    script.src = address
    script.onerror = () => {
      isAsked = false
      page.addEventListener("online", ask, {once: true})
    }
    document.head.append(script)
  }
  whenScriptFails(page, giveUp)
  const once = {capture: true, passive: true, once: true}
  const touch = () => {
    root.dataset.touched = ""
  }
  page.addEventListener("scroll", touch, once)
  for (const gesture of gestures)
    page.addEventListener(
      gesture,
      () => {
        page.earlyGesture = true
        touch()
        ask()
      },
      once,
    )
  // No listener from the start: it would run as the text ends, just ahead of the first paint.
  page.setTimeout(() => whenParsed(document, ask), patience)
  attempt(() => new page.PerformanceObserver(ask).observe({type: "paint", buffered: true}))
}
