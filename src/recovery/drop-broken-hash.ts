/**
 * Removes a hash that is no valid percent-encoding, such as `#%`, from the address, now and on
 * every change. Gatsby decodes the hash to scroll to it, and a failure there takes the whole page
 * down (gatsby-react-router-scroll, scroll-handler).
 *
 * It runs before the scripts are started, because the router reads the address as soon as it is
 * loaded.
 *
 * @param page - the window, or a stand-in in tests
 */
export const dropBrokenHash = (page: Window): void => {
  const drop = () => {
    const {pathname, search, hash} = page.location
    try {
      decodeURI(hash)
    } catch {
      page.history.replaceState(page.history.state, "", pathname + search)
    }
  }
  drop()
  // Before the router's own listener, which is added later.
  page.addEventListener("popstate", drop)
}
