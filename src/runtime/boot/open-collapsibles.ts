import {whenParsed} from "../../lib/when-parsed"

/**
 * Opens the collapsible that the hash points at, and all of them for printing, with or without
 * React.
 *
 * @param page - the window, or a stand-in in tests
 */
export const openCollapsibles = (page: Window): void => {
  const {document} = page
  const openTarget = () => {
    let key = page.location.hash.slice(1)
    try {
      key = decodeURIComponent(key)
    } catch {
      // Keep a malformed escape as it is.
    }
    const target = key && document.getElementById(key)
    if (!(target instanceof HTMLDetailsElement)) return
    target.open = true
    target.scrollIntoView()
  }
  whenParsed(document, openTarget)
  page.addEventListener("hashchange", openTarget)
  page.addEventListener("beforeprint", () => {
    for (const details of Array.from(document.querySelectorAll("details[data-print-open]")))
      details.setAttribute("open", "")
  })
}
