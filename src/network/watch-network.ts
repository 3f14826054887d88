/**
 * Marks the document with `data-offline` while there is no network, which shows the notice of
 * layout/network-notice, and keeps a plain link of the site from replacing a readable page by the
 * browser's error page. It is written into every page as text, so it works before any other script
 * and uses nothing from outside itself.
 *
 * `navigator.onLine` can be wrong when it says yes, never when it says no (HTML, 8.1.1.8): only the
 * no is acted on.
 *
 * @param page - the window, or a stand-in in tests
 */
export function watchNetwork(page: Window): void {
  const {document, location, navigator} = page
  const root = document.documentElement
  const mark = () => {
    if (navigator.onLine === false) root.dataset.offline = ""
    else delete root.dataset.offline
  }
  mark()
  page.addEventListener("offline", mark)
  page.addEventListener("online", mark)
  // After every other listener: what the site's own navigation takes care of is not touched.
  page.addEventListener("click", event => {
    if (navigator.onLine !== false || event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const target = event.target as Element | null
    const link = target?.closest?.("a[href]") as HTMLAnchorElement | null | undefined
    if (!link || link.target === "_blank" || link.origin !== location.origin) return
    if (link.pathname === location.pathname && link.search === location.search) return
    event.preventDefault()
    mark()
  })
}

/** The watch as text for a page's head. */
export const watchNetworkText = (): string => `(${watchNetwork.toString()})(window)`
