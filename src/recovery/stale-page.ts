import {attempt} from "../early/attempt"
import {waitingScripts, whenScriptFails} from "../early/own-scripts"

/** In session storage: the version of the page that was reloaded. */
const storageKey = "stale-page"

/**
 * Reloads a page once if the server no longer has one of its scripts: the page came from a cache
 * and belongs to a release that is gone.
 *
 * Only an answer of 404 or 410 counts: a script that a network or a blocker refused would be
 * refused again, and the page is readable without it. After React has taken over, Gatsby itself
 * loads the next page plainly when a piece of it is missing. One reload is made for each version of
 * the page, and none where that cannot be remembered, so that it never loops.
 *
 * The version is the address of the page's last script, which is named by its content.
 *
 * @param page - the window, or a stand-in in tests
 */
export const reloadStalePage = (page: Window): void => {
  const {document, location} = page
  const isAlive = () => "hydrated" in document.documentElement.dataset
  const version = () =>
    Array.from(waitingScripts(document)?.querySelectorAll("script") || [])
      .pop()
      ?.getAttribute("src") || "?"
  const isFirstTime = () =>
    attempt(() => {
      const isKnown = page.sessionStorage.getItem(storageKey) === version()
      page.sessionStorage.setItem(storageKey, version())
      return !isKnown
    })
  whenScriptFails(page, ({src}) => {
    if (isAlive()) return
    page.fetch(src, {method: "HEAD", cache: "no-store"}).then(
      ({status}) => {
        if ((status === 404 || status === 410) && isFirstTime()) location.reload()
      },
      () => undefined,
    )
  })
}
