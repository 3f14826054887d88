import {facetNames} from "../filter/experience-filter"
import {gestures} from "./keep-clicks"
import {waitingScripts, whenScriptFails} from "./own-scripts"
import {whenParsed} from "./when-parsed"

/** Milliseconds after the largest picture has been painted. */
const pause = 100
/** Milliseconds after which a picture that never arrives keeps nobody waiting. */
const picturePatience = 8000
/** Milliseconds after which scripts that do not run are taken to have failed. */
const scriptPatience = 20_000

/** A copy that a browser runs: one that failed never runs again. */
const copyOf = ({src, ownerDocument}: HTMLScriptElement) =>
  Object.assign(ownerDocument.createElement("script"), {src, async: true})

/** Calls back once the largest picture of the first screen is painted, or the text where there is none. */
const whenLargestIsPainted = (page: Window & typeof globalThis, act: () => void) => {
  const actSoon = () => page.requestAnimationFrame(() => page.setTimeout(act, pause))
  const picture = page.document.querySelector<HTMLImageElement>("img[fetchpriority=high]")
  if (!picture || picture.complete) return void actSoon()
  // Asked for its place, the browser would have to lay the page out at once.
  new page.IntersectionObserver(([entry], observer) => {
    observer.disconnect()
    if (!entry?.isIntersecting || picture.complete) actSoon()
    else for (const end of ["load", "error"]) picture.addEventListener(end, actSoon, {once: true})
  }).observe(picture)
}

/**
 * Starts the page's scripts, which wait in a template, a moment after its largest picture is
 * painted, or at once at the first pointer, key, touch or wheel. Started earlier they delay the
 * largest paint of a phone on a slow network; what a traveller needs works without them.
 *
 * They do not wait behind the gate of a development host, which shows nothing before they run, nor
 * where the query names a choice of the filter, which only they can answer. They never run at an
 * address that decodes to another, such as `/en/..%2fx`: it has no page, and Gatsby would put the
 * other address's page, or none, in the place of the one that says so.
 *
 * The root element says from the start that there are scripts (`data-scripting`), and shows what
 * needs them. It takes that back when a script of the site fails or the page is not hydrated in
 * time, because a control that nobody answers is worse than none. It says so again if they run
 * after all (mark-hydrated.ts). A script that a lost network kept away is asked for again once the
 * network is back. From the first gesture or scroll the root element has `data-touched`: pictures
 * below the first screen are not held back any longer then (see global.css).
 *
 * @param page - the window, or a stand-in in tests
 */
export const startScripts = (page: Window & typeof globalThis): void => {
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
    // Behind the gate it takes as long as signing in does.
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
  const isAsked = facetNames.some(name => location.search.includes(`${name}=`))
  whenParsed(document, () => {
    if (root.dataset.gate || isAsked) start()
    else whenLargestIsPainted(page, start)
  })
  page.setTimeout(() => whenParsed(document, start), picturePatience)
}
