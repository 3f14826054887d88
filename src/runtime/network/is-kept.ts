import {withSlash} from "../../lib/with-slash"

/** Whether this device keeps a page for offline use. */
export const isKept = async (page: Window, path: string): Promise<boolean> => {
  if (!page.navigator.serviceWorker?.controller) return false
  // Browsers that block storage may block this as well.
  return page.caches.match(withSlash(path)).then(Boolean, () => false)
}
