/**
 * Takes a hash that is no valid percent-encoding, such as `#%`, out of the address, now and on every
 * change. Gatsby decodes the hash to scroll to it, and a failure there leaves nothing of the page
 * (gatsby-react-router-scroll, scroll-handler).
 *
 * @param page - the window, before React takes the page over
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
