import type {GatsbyBrowser} from "gatsby"
import {openTarget} from "./open-target"

type ShouldUpdateScroll = NonNullable<GatsbyBrowser["shouldUpdateScroll"]>

/** Gatsby's location, beyond its types; `action` is only ever "PUSH". */
type Entry = Location & {action?: string}

/** Scroll position before a reload, in pixels; 0 for none. */
let placeBefore = 0

/** Scrolls at once and again in the next frame: a scroll under way may have moved the page on. */
const goTo = (place: Element | number) => {
  const go = () => {
    if (typeof place === "number") scrollTo(0, place)
    else place.scrollIntoView()
  }
  go()
  requestAnimationFrame(go)
}

/**
 * Restores the scroll position after a reload once more: the one that Gatsby restores is wrong if
 * content above it has grown.
 */
export const restoreScroll = (): void => {
  if (placeBefore) goTo(placeBefore)
}

/** Lets the browser restore the scroll position on a reload, before any script of the site runs. */
export const enableScrollRestoration = ({history}: Pick<Window, "history">): void => {
  history.scrollRestoration = "auto"
}

/**
 * Stops the browser from restoring scroll positions on Back and Forward once the page is hydrated.
 * It would scroll before Gatsby knows of the other entry, and Gatsby would store that position for
 * the entry being left. The setting belongs to the entry, so a reload must undo it
 * (`enableScrollRestoration`).
 */
export const disableScrollRestoration = (): void => {
  history.scrollRestoration = "manual"
}

/**
 * Scrolls a page before its first frame: to its top, to its hash, or to where it was left. A
 * collapsible that the hash points at opens, as on a load (boot/open-collapsibles.ts). No style
 * sheet may ask for smooth scrolling: Firefox would then restore positions smoothly, too, and move
 * on from here. Gatsby calls this after each navigation, before the paint.
 *
 * @returns whether Gatsby is to scroll by itself, as any value that is true or not
 */
export const placePage: ShouldUpdateScroll = args => {
  const location: Entry = args.routerProps.location
  const saved: number = args.getSavedScrollPosition(location)[1]
  if (!args.prevRouterProps) {
    // Fresh loads (type 0) share one saved position, which belongs to none of them.
    placeBefore = performance.navigation.type && saved
    restoreScroll()
    return !placeBefore && location.hash
  }
  const target = openTarget(document, location.hash.slice(1))
  const isSamePage = args.prevRouterProps.location.pathname === location.pathname
  if (isSamePage && location.hash) return true
  if (location.action !== "PUSH") goTo(saved)
  // Only the filter changes the query alone; the catalogue stays where it is.
  else if (!isSamePage || !location.search) goTo(target || 0)
  return false
}
