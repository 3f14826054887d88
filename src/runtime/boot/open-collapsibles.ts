import {attempt} from "../../lib/attempt"
import {whenParsed} from "../../lib/when-parsed"
import {openTarget} from "../open-target"

/** Opens the collapsible that the hash points at, and all of them for printing, with or without React. */
export const openCollapsibles = (page: Window): void => {
  const {document} = page
  const goToTarget = () => {
    const key = page.location.hash.slice(1)
    // A malformed escape stays as it is.
    const target = openTarget(document, attempt(() => decodeURIComponent(key)) ?? key)
    if (target instanceof HTMLDetailsElement) target.scrollIntoView()
  }
  whenParsed(document, goToTarget)
  page.addEventListener("hashchange", goToTarget)
  page.addEventListener("beforeprint", () => {
    for (const details of Array.from(document.querySelectorAll("details[data-print-open]")))
      details.setAttribute("open", "")
  })
}
