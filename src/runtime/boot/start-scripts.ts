import {whenParsed} from "../../lib/when-parsed"
import {gestures} from "./keep-clicks"
import {waitingScripts, whenScriptFails} from "./own-scripts"

/** Milliseconds after the largest picture has been painted. */
const pause = 100
/** Milliseconds to wait for a picture that may never arrive. */
const picturePatience = 8000
/** Milliseconds after which scripts that have not run count as failed. */
const scriptPatience = 20_000

/** A copy of a script: browsers never run a failed script again. */
const copyOf = ({src, ownerDocument}: HTMLScriptElement) =>
  Object.assign(ownerDocument.createElement("script"), {src, async: true})

/** Calls back once the first screen's largest picture, or its text if there is none, is painted. */
const whenLargestIsPainted = (page: Window & typeof globalThis, act: () => void) => {
  const actSoon = () => page.requestAnimationFrame(() => page.setTimeout(act, pause))
  const picture = page.document.querySelector<HTMLImageElement>("img[fetchpriority=high]")
  if (!picture || picture.complete) return void actSoon()
  // Measuring its position would force a layout.
  new page.IntersectionObserver(([entry], observer) => {
    observer.disconnect()
    if (!entry?.isIntersecting || picture.complete) actSoon()
    else for (const end of ["load", "error"]) picture.addEventListener(end, actSoon, {once: true})
  }).observe(picture)
}

/**
 * Starts the page's scripts, which wait in a template: after the largest paint, which they would delay
 * on a slow phone, or at the first gesture. They start at once behind the gate, which shows nothing
 * before, and if the query asks for what only they can apply. They never start at an address
 * that decodes to another, such as `/en/..%2fx`: Gatsby would replace the 404 page. `data-scripting`
 * goes if a script fails or the page is not hydrated in time, and comes back if the scripts run after
 * all (mark-hydrated.ts). From `data-touched` on, the first gesture or scroll, pictures below the
 * first screen are fetched (global.css).
 *
 * @param queries - names of parameters that only the scripts can answer
 */
export const startScripts = (
  page: Window & typeof globalThis,
  queries: readonly string[],
): void => {
  const {document, location} = page
  const root = document.documentElement
  if (/\.\.|%2[5f]/i.test(location.pathname)) return
  root.dataset.scripting = ""
  const giveUp = () => {
    if (!("hydrated" in root.dataset)) delete root.dataset.scripting
  }
  let isStarted = false
  const start = () => {
    const scripts = waitingScripts(document)
    if (isStarted || !scripts) return
    isStarted = true
    document.body.append(document.importNode(scripts, true))
    // Behind the gate, hydration waits for the sign-in.
    if (!root.dataset.gate) page.setTimeout(giveUp, scriptPatience)
  }
  whenScriptFails(page, script => {
    giveUp()
    const ask = () => script.replaceWith(copyOf(script))
    if (script.parentNode === document.body) page.addEventListener("online", ask, {once: true})
  })
  const touch = () => {
    root.dataset.touched = ""
  }
  const listen = {capture: true, passive: true, once: true}
  page.addEventListener("scroll", touch, listen)
  for (const gesture of gestures)
    page.addEventListener(
      gesture,
      () => {
        touch()
        whenParsed(document, start)
      },
      listen,
    )
  const query = new URLSearchParams(location.search)
  const isAsked = queries.some(name => query.has(name))
  whenParsed(document, () => {
    if (root.dataset.gate || isAsked) start()
    else whenLargestIsPainted(page, start)
  })
  page.setTimeout(() => whenParsed(document, start), picturePatience)
}
