import {closest} from "../early/closest"
import {isKept} from "./is-kept"

/**
 * Marks the document with `data-offline` while there is no network, which shows the notice of
 * layout/network-notice until it is closed, and keeps a plain link of the site from replacing a
 * readable page by the browser's error page. A page that the device keeps is opened.
 *
 * `navigator.onLine` can be wrong when it says yes, never when it says no (HTML, 8.1.1.8). So only
 * a no counts.
 *
 * @param page - the window, or a stand-in in tests
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
  // Runs after every other listener, so that it leaves alone what the site's own navigation
  // handles.
  page.addEventListener("click", event => {
    if (closest(event, "[data-close-notice]")) root.removeAttribute("data-offline")
    if (navigator.onLine || event.defaultPrevented || event.button) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = closest<HTMLAnchorElement>(event, "a[href]")
    if (!link || link.target === "_blank" || link.origin !== location.origin) return
    if (link.pathname === location.pathname && link.search === location.search) return
    event.preventDefault()
    void isKept(page, link.pathname).then(isHere => {
      if (isHere) location.assign(link.href)
      else mark()
    })
  })
}
