/**
 * Whether this device keeps a page for places without a network (src/offline): the worker then answers
 * for it where nothing else does.
 *
 * @param page - the window, or a stand-in in tests
 * @param path - the page's path
 */
export const isKept = async (page: Window, path: string): Promise<boolean> => {
  if (!page.navigator.serviceWorker?.controller) return false
  const name = path.endsWith("/") ? path : `${path}/`
  // Browsers that block storage may block this, too.
  return page.caches.match(name).then(Boolean, () => false)
}
