/**
 * Reloads a page once whose script the server does not have any more: the page came from a cache
 * and belongs to a release that is gone. It is written into the head of every page as text, so it
 * uses nothing from outside itself.
 *
 * Only an answer of 404 or 410 counts: a script that a network or a blocker refused would be
 * refused again, and the page is readable without it. After React has taken over, Gatsby itself
 * loads the next page plainly when a piece of it is missing. One reload is made for each version
 * of the page, and none where that cannot be remembered, so that it never loops.
 *
 * The version is the address of the file that starts the scripts (gatsby/hosting/start-file.ts).
 *
 * @param page - the window, or a stand-in in tests
 * @param storageKey - in session storage
 */
export function reloadStalePage(page: Window, storageKey: string): void {
  const {document, location} = page
  const isAlive = () => document.documentElement.dataset.hydrated !== undefined
  const version = () => document.querySelector("[data-late]")?.getAttribute("data-late") || "?"
  const isFirstTime = () => {
    try {
      if (page.sessionStorage.getItem(storageKey) === version()) return false
      page.sessionStorage.setItem(storageKey, version())
      return true
    } catch {
      return false
    }
  }
  page.addEventListener(
    "error",
    event => {
      const script = event.target as HTMLScriptElement | null
      if (!script || script.tagName !== "SCRIPT" || !script.src || isAlive()) return
      if (script.src.indexOf(`${location.origin}/`) !== 0) return
      page.fetch(script.src, {method: "HEAD", cache: "no-store"}).then(
        ({status}) => {
          if ((status === 404 || status === 410) && isFirstTime()) location.reload()
        },
        () => undefined,
      )
    },
    true,
  )
}

/** The script as text for the page's head. */
export const stalePageScript = (): string => `(${reloadStalePage.toString()})(window,"stale-page")`
