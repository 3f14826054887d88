/**
 * Opens the collapsible that the address points at, and all of them for printing; both before and
 * without React. It is written into every page as text, so it uses nothing from outside
 * itself.
 *
 * @param page - the window, or a stand-in in tests
 */
export function openCollapsibles(page: Window): void {
  const {document} = page
  const openTarget = () => {
    let key = page.location.hash.slice(1)
    try {
      key = decodeURIComponent(key)
    } catch {
      // A broken escape is taken as it is.
    }
    const target = key && document.getElementById(key)
    if (!(target instanceof HTMLDetailsElement)) return
    target.open = true
    target.scrollIntoView()
  }
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", openTarget)
  else openTarget()
  page.addEventListener("hashchange", openTarget)
  page.addEventListener("beforeprint", () => {
    for (const details of Array.from(document.querySelectorAll("details[data-print-open]")))
      details.setAttribute("open", "")
  })
}

/** The script as text. */
export const openCollapsiblesText = (): string => `(${openCollapsibles.toString()})(window)`
