import {keepPage, type Loader} from "../keep-page"

type Network = "up" | "down" | "silent"

export const found = {page: {webpackCompilationHash: "a"}}
export const failed = {status: "error"}

/**
 * A stand-in for a hydrated page on /en/ whose loader gives that result.
 *
 * @param kept - paths of pages that the device keeps
 */
export const pageWith = (
  loaded: Awaited<ReturnType<Loader["loadPage"]>>,
  network: Network,
  loadPage = async () => loaded,
  kept: readonly string[] = [],
) => {
  const events = new EventTarget()
  const moves: string[] = []
  const timers = new Map<number, () => void>()
  const loader: Loader = {loadPage, loadPageSync: () => loaded}
  const root = document.createElement("html")
  root.dataset.hydrated = ""
  const page = {
    ___loader: loader,
    ___webpackCompilationHash: "a",
    pagePath: "/en/",
    document: {documentElement: root},
    navigator: {onLine: network !== "down", serviceWorker: {controller: {}}},
    caches: {match: async (path: string) => (kept.includes(path) ? {} : undefined)},
    location: {
      href: "https://www.example.com/en/",
      pathname: "/en/",
      search: "",
      assign: (to: string) => moves.push(to),
      reload: () => moves.push("reload"),
    },
    fetch: async () => {
      if (network !== "up") throw new TypeError("Failed to fetch")
    },
    setTimeout: (action: () => void) => {
      timers.set(timers.size + 1, action)
      return timers.size
    },
    clearTimeout: (timer: number) => timers.delete(timer),
    addEventListener: events.addEventListener.bind(events),
  }
  keepPage(page as unknown as Window)
  const follow = (href: string) => {
    const link = document.createElement("a")
    link.href = href
    const event = new Event("click")
    Object.defineProperty(event, "target", {value: link})
    events.dispatchEvent(event)
  }
  return {
    page,
    loader,
    moves,
    root,
    follow,
    online: () => events.dispatchEvent(new Event("online")),
    wait: () => {
      for (const action of [...timers.values()]) action()
    },
  }
}
