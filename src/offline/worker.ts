/**
 * Service worker of visitors who saved a trip. The network answers; where it or the server fails, or is too
 * slow for what is stored, the caches do: the planner's own files (precached), and those of each saved trip
 * (offline.ts). Any other page leads to the list of saved trips, which says so.
 */
import {clientsClaim} from "workbox-core"
import {cleanupOutdatedCaches, precache} from "workbox-precaching"
import {registerRoute} from "workbox-routing"
import {NetworkOnly} from "workbox-strategies"
import {languageOfPath, localizedPath, namedLanguage} from "../i18n/paths"
import {keyOf, notStoredId} from "./offline"

declare const self: {
  /** The build writes this list (gatsby/publish/offline-worker.ts). */
  __WB_MANIFEST: {url: string; revision: string | null}[]
  skipWaiting: () => Promise<void>
}

/** Seconds to wait for the network if the device has the file. */
const networkTimeoutSeconds = 6

const network = new NetworkOnly()
const quickNetwork = new NetworkOnly({networkTimeoutSeconds})

self.skipWaiting()
clientsClaim()
precache(self.__WB_MANIFEST)
cleanupOutdatedCaches()

registerRoute(
  // What is stored comes from the network alone (offline.ts); a reload asks for its page in the same way.
  ({sameOrigin, request}) =>
    sameOrigin && (request.mode === "navigate" || request.cache !== "no-cache"),
  async ({request, url, event}) => {
    const stored = await caches.match(keyOf(url.pathname), {ignoreSearch: true, ignoreVary: true})
    try {
      const response = await (stored ? quickNetwork : network).handle({request, event})
      return stored && response.status >= 500 ? stored : response
    } catch (failure) {
      if (stored) return stored
      const list = localizedPath(languageOfPath(url.pathname), "/saved/")
      if (request.mode !== "navigate" || url.pathname === list) throw failure
      // A worker does not know what the visitor prefers; the page does (src/inline-script/language.ts).
      const open = namedLanguage(url.pathname) ? "" : "?lng="
      return Response.redirect(new URL(`${list}${open}#${notStoredId}`, url))
    }
  },
)
