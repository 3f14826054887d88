import {closest} from "../early/closest"
import {isKept} from "./is-kept"

/** What Gatsby's loader gives for a page; nothing, or a status, where it failed. */
type Loaded = {status?: string; page?: {path?: string; webpackCompilationHash?: string}} | undefined

/** Gatsby's loader as it stands on the window (gatsby/cache-dir/loader.js). */
export type Loader = {
  loadPage: (path: string) => Promise<Loaded>
  loadPageSync: (path: string, options?: object) => Loaded
}

type GatsbyWindow = Window & {
  ___loader?: Loader
  ___webpackCompilationHash?: string
  /** Path of the page that the server sent. */
  pagePath?: string
}

/** Milliseconds after which a page, or a network, that does not answer counts as none. */
const patience = 8000

/** Gatsby's page for an address that it does not know; the server may know it. */
const notFound = "/404.html"

/** True for what Gatsby could not load, or takes for a page that does not exist. */
const hasFailed = (loaded: Loaded) => !loaded?.page || loaded.page.path === notFound

const isReachable = (page: Window, path: string): Promise<boolean> => {
  const cancel = new AbortController()
  page.setTimeout(() => cancel.abort(), patience)
  return page.fetch(path, {method: "HEAD", cache: "no-store", signal: cancel.signal}).then(
    () => true,
    () => false,
  )
}

/** Address of the link that was followed last, with the query and hash that Gatsby forgets. */
const lastLink = (page: Window): {current?: URL} => {
  const last: {current?: URL} = {}
  page.addEventListener(
    "click",
    event => {
      const link = closest<HTMLAnchorElement>(event, "a[href]")
      if (link) last.current = new URL(link.href)
    },
    true,
  )
  return last
}

/**
 * Keeps the current page when the next one cannot be had. Gatsby leaves for the plain address
 * whenever a page's data or code fails. Without a network that shows the browser's error page, and
 * going back to a page whose code failed shows nothing at all. With this
 *
 * - without a network the page stays, and the reader is told (`data-offline`, see watch-network);
 * - with one, or where the device keeps the page, the address is loaded plainly, once, with its query
 *   and hash, also when the data is not what it should be, or does not come;
 * - the first load of a page leaves what was pre-rendered, so nothing can loop: where its data is
 *   gone or wrong, Gatsby would put the not-found page into its place.
 *
 * @param page - the window, once Gatsby has put its loader on it
 */
export const keepPage = (page: GatsbyWindow): void => {
  const loader = page.___loader
  if (!loader) return
  const {loadPage, loadPageSync} = loader
  const root = page.document.documentElement
  const last = lastLink(page)
  const never = new Promise<never>(() => undefined)

  const fallBack = async (path: string, failed: Loaded): Promise<Loaded> => {
    // On going back or forth the address has changed already, though the page has not.
    const hasMoved = page.location.pathname + page.location.search === path
    const [bare = ""] = path.split("?")
    if ((await isKept(page, bare)) || (await isReachable(page, path))) {
      const {current} = last
      if (hasMoved || !current || current.pathname !== bare) return failed
      page.location.assign(current.href)
      return never
    }
    root.dataset.offline = ""
    if (hasMoved) page.addEventListener("online", () => page.location.reload(), {once: true})
    return never
  }

  const loadFirst = async (path: string): Promise<Loaded> => {
    const loaded = await loadPage(path)
    return page.pagePath !== notFound && hasFailed(loaded) ? undefined : loaded
  }

  let wanted = ""
  loader.loadPage = path => {
    if (root.dataset.hydrated === undefined) return loadFirst(path)
    const {href} = page.location
    wanted = path
    let timer = 0
    const late = new Promise<Loaded>(resolve => {
      // A visitor who is on the way to another page by then does not want this one any more.
      const isWanted = () => wanted === path && page.location.href === href
      const giveUp = () => isWanted() && resolve(fallBack(path, undefined))
      timer = page.setTimeout(giveUp, patience)
    })
    const load = async () => {
      // Where data lacks a part Gatsby throws, and the link would do nothing.
      const loaded = await loadPage(path).catch(() => undefined)
      page.clearTimeout(timer)
      if (hasFailed(loaded)) return fallBack(path, loaded)
      if (page.navigator.onLine !== false) delete root.dataset.offline
      // If only the build's name cannot be fetched, Gatsby takes the page for one of another build.
      if (loaded?.page?.webpackCompilationHash === "")
        loaded.page.webpackCompilationHash = page.___webpackCompilationHash
      return loaded
    }
    return Promise.race([load(), late])
  }
  loader.loadPageSync = (path, options) => {
    const loaded = loadPageSync(path, options)
    return loaded?.page ? loaded : undefined
  }
}
