import {facetNames} from "../filter/experience-filter"
import {type EarlyWindow, gestures} from "./keep-clicks"
import {whenParsed} from "./when-parsed"

/** Addresses of Gatsby's scripts, and of what they ask for on the pages of each template. */
export type SiteScripts = {scripts: string[]; later: string[][]}

type StartWindow = EarlyWindow & {siteScripts?: SiteScripts}

/**
 * Starts the page's scripts a moment after its largest picture is painted, or at once at the first
 * pointer, key, touch or wheel. Started earlier they delay the largest paint of a phone on a slow
 * network; what a traveller needs works without them. It may run after the first tap.
 *
 * Behind the gate of a development host nothing is shown before the scripts run: they start as soon
 * as they are known.
 *
 * The start file names the scripts, and the page says which list of their data is its own (see
 * gatsby/finish/start-file.ts). That data is asked for together with the scripts, except on a gated
 * host, where nobody knows how long signing in takes. The scripts run once the rest of the styles
 * is there (`data-rest`), because the page's own styles have none for what scripts will show (see
 * gatsby/finish/page-styles.ts).
 *
 * They do not wait either where the query names a choice of the filter, which only they can answer.
 * They never run at an address that decodes to another, such as `/en/..%2fx`: it has no page, and
 * Gatsby would put the other address's page, or none, in the place of the one that says so. Their
 * patience then ends, as where they fail (late-scripts.ts).
 *
 * @param page - the window, or a stand-in in tests
 */
export const startScripts = (page: StartWindow): void => {
  const {document} = page
  const root = document.documentElement
  if (/\.\.|%2[5f]/i.test(page.location.pathname)) return
  /** Milliseconds after the largest picture has been painted. */
  const pause = 100
  /** Milliseconds after which a picture that never arrives keeps nobody waiting. */
  const patience = 8000
  /** Milliseconds after which a style sheet that never arrives does so too. */
  const stylePatience = 3000
  const {scripts, later} = page.siteScripts || {scripts: [], later: []}
  const addLink = (rel: string, address: string) => {
    const link = document.createElement("link")
    link.rel = rel
    if (rel === "preload") {
      const kind = address.endsWith(".js") ? "script" : "fetch"
      link.setAttribute("as", kind)
      if (kind === "fetch") link.crossOrigin = "anonymous"
    }
    link.href = address
    document.head.append(link)
    return link
  }
  const asked = () => {
    const {page: path = "", later: list = ""} =
      document.querySelector<HTMLElement>("[data-page]")?.dataset || {}
    const name = path.replace(/^\/|\/$/g, "") || "index"
    return [...scripts, `/page-data/${name}/page-data.json`, ...(later[Number(list)] || [])]
  }
  const runScripts = () => {
    for (const address of scripts.splice(0)) {
      const script = document.createElement("script")
      script.src = address
      script.async = true
      document.head.append(script)
    }
  }
  let isStarted = false
  const start = () => {
    if (isStarted) return
    isStarted = true
    for (const gesture of gestures) page.removeEventListener(gesture, start, true)
    const styles = document.querySelector<HTMLElement>("[data-rest]")?.dataset.rest
    const sheet = styles && addLink("stylesheet", styles)
    if (scripts.length && !root.dataset.gate)
      for (const address of asked()) addLink("preload", address)
    if (!sheet) return runScripts()
    for (const end of ["load", "error"]) sheet.addEventListener(end, runScripts)
    page.setTimeout(runScripts, stylePatience)
  }
  const isTouched = page.earlyGesture || page.earlyClicks?.length
  delete page.earlyClicks
  const isAsked = facetNames.some(name => page.location.search.includes(`${name}=`))
  if (root.dataset.gate || isAsked || isTouched) {
    whenParsed(document, start)
    return
  }
  for (const gesture of gestures)
    page.addEventListener(gesture, start, {capture: true, passive: true})
  const startSoon = () => page.requestAnimationFrame(() => page.setTimeout(start, pause))
  const startAfter = (picture: HTMLImageElement) => {
    if (picture.complete) startSoon()
    else for (const end of ["load", "error"]) picture.addEventListener(end, startSoon, {once: true})
  }
  whenParsed(document, () => {
    const picture = document.querySelector<HTMLImageElement>("img[fetchpriority=high]")
    if (!picture) startSoon()
    else if (picture.complete) startAfter(picture)
    // Asked for its place, the browser would have to lay the page out at once.
    else
      new IntersectionObserver(([entry], observer) => {
        observer.disconnect()
        if (entry?.isIntersecting) startAfter(picture)
        else startSoon()
      }).observe(picture)
  })
  page.setTimeout(start, patience)
}
