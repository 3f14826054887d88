import {closest} from "../../lib/closest"
import {isKept} from "./is-kept"

/**
 * Sets `data-offline` on the document while there is no network. This shows the network notice and
 * keeps plain links from replacing a readable page with the browser's error page. Pages that the
 * device keeps still open. `navigator.onLine` is reliable only when it says no (HTML, 8.1.1.8).
 */
export const watchNetwork = (page: Window): void => {
  const {document, location, navigator} = page
  const root = document.documentElement
  const mark = () => {
    root.toggleAttribute("data-offline", !navigator.onLine)
  }
  mark()
  page.addEventListener("offline", mark)
  page.addEventListener("online", mark)
  // Runs last, so that links handled by client-side navigation are left alone.
  page.addEventListener("click", event => {
    if (closest(event, "[data-close-notice]")) root.removeAttribute("data-offline")
    if (navigator.onLine || event.defaultPrevented || event.button) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = closest<HTMLAnchorElement>(event, "a[href]")
    if (!link || link.target === "_blank" || link.hasAttribute("download")) return
    if (link.origin !== location.origin) return
    if (link.pathname === location.pathname && link.search === location.search) return
    event.preventDefault()
    void isKept(page, link.pathname).then(isHere => {
      if (isHere) location.assign(link.href)
      else mark()
    })
  })
}
