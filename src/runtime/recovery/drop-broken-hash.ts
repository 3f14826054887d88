/**
 * Removes a malformed hash, such as `#%`, from the address, now and on every change. Gatsby decodes
 * the hash to scroll to it, and an error there takes the whole page down
 * (gatsby-react-router-scroll, scroll-handler). It runs before the scripts start, because the
 * router reads the address as soon as it loads.
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
  // Registered before the router's own listener.
  page.addEventListener("popstate", drop)
}
