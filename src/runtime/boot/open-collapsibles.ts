import {whenParsed} from "../../lib/when-parsed"
import {openTarget} from "../open-target"

/**
 * Opens the collapsible that the hash points at, and all of them for printing, with or without
 * React.
 *
 * @param page - the window, or a stand-in in tests
 */
export const openCollapsibles = (page: Window): void => {
  const {document} = page
  const goToTarget = () => {
    const target = openTarget(document, page.location.hash)
    if (target instanceof HTMLDetailsElement) target.scrollIntoView()
  }
  whenParsed(document, goToTarget)
  page.addEventListener("hashchange", goToTarget)
  page.addEventListener("beforeprint", () => {
    for (const details of Array.from(document.querySelectorAll("details[data-print-open]")))
      details.setAttribute("open", "")
  })
}
