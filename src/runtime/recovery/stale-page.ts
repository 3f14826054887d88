import {attempt} from "../../lib/attempt"
import {waitingScripts, whenScriptFails} from "../boot/own-scripts"

/** Session storage key: the version of the page that was reloaded. */
const storageKey = "stale-page"

/**
 * Reloads a page once if the server no longer has one of its scripts: the page came from a cache and
 * its release is gone. Only 404 and 410 count: what the network or a blocker refused would fail again.
 * Each version of a page, named by its last script's address, is reloaded once, and never if that
 * cannot be stored, so it cannot loop.
 */
export const reloadStalePage = (page: Window): void => {
  const {document, location} = page
  const isHydrated = () => "hydrated" in document.documentElement.dataset
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
    if (isHydrated()) return
    page.fetch(src, {method: "HEAD", cache: "no-store"}).then(
      ({status}) => {
        if ((status === 404 || status === 410) && isFirstTime()) location.reload()
      },
      () => undefined,
    )
  })
}
