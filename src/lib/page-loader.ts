/** A page as Gatsby has loaded it; none, or its status alone, where that failed. */
type Page = {status?: string} | undefined

declare global {
  interface Window {
    /** What Gatsby and its links load pages with. */
    ___loader: Record<
      "loadPage" | "loadPageSync" | "enqueue" | "hovering",
      (address: string, ...rest: unknown[]) => unknown
    >
    /** What Gatsby's links and its `navigate` call. */
    ___navigate: (to: string, ...rest: unknown[]) => unknown
  }
}

/** Whole address of the link that is followed; undefined on Back. */
let target: string | undefined
/** The load that the visitor waits for. */
let current: symbol | undefined

const endNavigation = () => {
  target = current = undefined
}

/** Whether the visitor waits for a page: Gatsby also reports pages as late that nobody waits for any more. */
export const isPageAwaited = (): boolean => current !== undefined

const never = new Promise<never>(() => undefined)

/**
 * Mends how Gatsby loads pages. Every page is static, so its data is asked for without the query, once,
 * also ahead of a press. A later press, or Back, ends the way to a page that is late. A page that cannot
 * be had is loaded as a whole with query and hash, where a visitor's choices stand; Gatsby drops both.
 */
export const mendPageLoader = (): void => {
  const {___loader: loader, ___navigate: navigate} = window
  for (const name of ["loadPage", "loadPageSync", "enqueue", "hovering"] as const) {
    const load = loader[name]
    loader[name] = (address, ...rest) => load(address.split("?")[0] as string, ...rest)
  }
  const {loadPage} = loader
  loader.loadPage = async address => {
    const to = target
    const load = Symbol(address)
    current = load
    const page = (await loadPage(address)) as Page
    // Until hydration every load is this page's own; a change of hash must not end it.
    if (current !== load && document.documentElement.dataset.start === "ready") return never
    endNavigation()
    if (!to || (page && page.status !== "error")) return page
    location.assign(to)
    return never
  }
  window.___navigate = (to, ...rest) => {
    target = to
    return navigate(to, ...rest)
  }
  for (const type of ["popstate", "pagehide"]) addEventListener(type, endNavigation)
}
