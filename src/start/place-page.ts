import type {GatsbyBrowser} from "gatsby"

type ShouldUpdateScroll = NonNullable<GatsbyBrowser["shouldUpdateScroll"]>

/** What Gatsby knows of an entry of the history, beyond its types; it names no action but "PUSH". */
type Entry = Location & {action?: string}

/** Pixels from the top that a page was left at before it was loaded again; 0 for none. */
let placeBefore = 0

/** Goes to a place at once, and again as the next frame begins: a scroll under way may have moved it on. */
const goTo = (place: Element | number) => {
  const go = () => {
    if (typeof place === "number") scrollTo(0, place)
    else place.scrollIntoView()
  }
  go()
  requestAnimationFrame(go)
}

/**
 * Goes once more to the place that a page was left at before it was loaded again. The place that
 * Gatsby finds is wrong once something above it has grown.
 */
export const returnToPlace = (): void => {
  if (placeBefore) goTo(placeBefore)
}

/**
 * Has the browser put the page in its place, where it was left before it was loaded again: before any
 * of the site's scripts run, and where none ever does.
 *
 * @param page - the window, or a stand-in in tests
 */
export const letBrowserPlace = ({history}: Pick<Window, "history">): void => {
  history.scrollRestoration = "auto"
}

/**
 * Has the browser leave the place alone on the way through the history, once the page is alive. It would
 * go there before Gatsby knows of the other entry, and Gatsby would keep that place for the entry that
 * is left. The entry remembers it: whoever loads the page again must undo it (`letBrowserPlace`).
 */
export const leavePlacesAlone = (): void => {
  history.scrollRestoration = "manual"
}

/**
 * Puts a page in its place from its first frame: at its top, at the place that its address names,
 * or where it was left. No style sheet may ask for smooth scrolling: Firefox then also goes back
 * smoothly in the history, and moves on from the place that a page has been put in.
 *
 * Gatsby asks it after each change of page, before the browser paints.
 *
 * @returns whether Gatsby is to scroll by itself, as any value that is true or not
 */
export const placePage: ShouldUpdateScroll = args => {
  const location: Entry = args.routerProps.location
  const saved: number = args.getSavedScrollPosition(location)[1]
  if (!args.prevRouterProps) {
    // All addresses that are loaded afresh (type 0) share one saved place, which belongs to none of them.
    placeBefore = performance.navigation.type && saved
    returnToPlace()
    return !placeBefore && location.hash
  }
  const isSamePage = args.prevRouterProps.location.pathname === location.pathname
  if (isSamePage && location.hash) return true
  if (location.action !== "PUSH") goTo(saved)
  // A query of its own is the filter's, under which the catalogue stays where it is.
  else if (!isSamePage || !location.search)
    goTo(document.getElementById(location.hash.slice(1)) || 0)
  return false
}
