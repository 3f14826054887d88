import {closest} from "../../lib/closest"
import {isKept} from "./is-kept"
import {unmarkPressed} from "./mark-pressed"

/** What Gatsby's loader returns for a page; nothing, or a status, if it failed. */
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

/**
 * The way to another page: over once Gatsby has the page or the browser loads its address. Doing both would
 * leave two entries in the history, and Back would stay on the page.
 */
type Way = {isOver: boolean}

/** Milliseconds to wait for a page or the network. */
const patience = 8000

/** Gatsby's page for an unknown address. The server may know the address. */
const notFound = "/404.html"

/** True if Gatsby could not load the page, or considers it missing. */
const hasFailed = (loaded: Loaded) => !loaded?.page || loaded.page.path === notFound

const isReachable = (page: Window, path: string): Promise<boolean> => {
  const cancel = new AbortController()
  page.setTimeout(() => cancel.abort(), patience)
  return page.fetch(path, {method: "HEAD", cache: "no-store", signal: cancel.signal}).then(
    () => true,
    () => false,
  )
}

/** Address of the last link that was followed, with the query and hash that Gatsby drops. */
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
 * Keeps the current page if the next one cannot be loaded: Gatsby's full load of the address would show
 * the browser's error page without a network. Without one, the page stays and the reader is told
 * (`data-offline`, watch-network.ts). With one, or if the device keeps the page, the address is loaded
 * once. On the first load the pre-rendered page stays, so nothing can loop.
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

  const fallBack = async (path: string, failed: Loaded, way: Way): Promise<Loaded> => {
    // On Back or Forward the address has already changed, but not the page.
    const hasMoved = page.location.pathname + page.location.search === path
    const [bare = ""] = path.split("?")
    const isThere = (await isKept(page, bare)) || (await isReachable(page, path))
    if (way.isOver) return never
    if (isThere) {
      const {current} = last
      if (hasMoved || !current || current.pathname !== bare) return failed
      way.isOver = true
      page.location.assign(current.href)
      return never
    }
    root.dataset.offline = ""
    unmarkPressed()
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
    const way: Way = {isOver: false}
    wanted = path
    let timer = 0
    const late = new Promise<Loaded>(resolve => {
      // The visitor may have moved on to another page by then.
      const isWanted = () => wanted === path && page.location.href === href
      const giveUp = () => isWanted() && resolve(fallBack(path, undefined, way))
      timer = page.setTimeout(giveUp, patience)
    })
    const load = async () => {
      // Gatsby throws if data is incomplete, and the link would do nothing.
      const loaded = await loadPage(path).catch(() => undefined)
      page.clearTimeout(timer)
      if (way.isOver) return never
      if (hasFailed(loaded)) return fallBack(path, loaded, way)
      way.isOver = true
      if (page.navigator.onLine !== false) delete root.dataset.offline
      // If only app-data.json fails, Gatsby assumes that the page belongs to another build.
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
