import {closest} from "../lib/closest"

/** Id of the template that holds the page's scripts until they start (gatsby-ssr.tsx). */
export const scriptsId = "site-scripts"

/** Scrolling is left out: scripts and browsers scroll, too. */
const gestures = ["pointerdown", "touchstart", "keydown", "wheel"]

/** Milliseconds from the largest picture's frame until it counts as painted. */
const frameTime = 100
/** Milliseconds to wait for the picture or a gesture. */
const longestWait = 2000
/** Milliseconds after which scripts that have not hydrated the page count as failed. */
const hydrationTimeout = 20_000

/**
 * Starts the page's scripts once the largest picture is painted, which they would delay on a slow
 * phone, at the first gesture, or after two seconds; at once behind the gate, which shows nothing
 * before, and where a query has to be applied. `data-start` says how far the page is:
 * `held` and `starting`, then `ready` (gatsby-browser.tsx). Without it no script will answer. Where scripts
 * fail, what needed them keeps its place, so that nothing moves under a reader.
 */
export const holdScripts = (): void => {
  const {dataset} = document.documentElement
  dataset.start = "held"
  const giveUp = () => {
    if (dataset.start === "ready") return
    delete dataset.start
    dataset.failed = ""
  }
  const start = () => {
    const template = document.getElementById(scriptsId) as HTMLTemplateElement | null
    if (!template) return
    dataset.start = "starting"
    document.body.append(document.importNode(template.content, true))
    template.remove()
    setTimeout(giveUp, hydrationTimeout)
  }
  addEventListener(
    "error",
    event => {
      const script = closest<HTMLScriptElement>(event, "script")
      if (script?.src.startsWith(`${location.origin}/`)) giveUp()
    },
    true,
  )
  document.addEventListener("DOMContentLoaded", () => {
    if (dataset.gate || location.search) return start()
    for (const gesture of gestures)
      addEventListener(gesture, start, {capture: true, passive: true, once: true})
    setTimeout(start, longestWait)
    const picture = document.querySelector<HTMLImageElement>("img[fetchpriority=high]")
    const startAfterPaint = () => requestAnimationFrame(() => setTimeout(start, frameTime))
    // The first frame asks for the fonts.
    requestAnimationFrame(() =>
      Promise.all([picture?.decode(), document.fonts?.ready]).then(
        startAfterPaint,
        startAfterPaint,
      ),
    )
  })
}
