import {dropBrokenHash} from "./drop-broken-hash"
import {reloadStalePage} from "./stale-page"

describe("dropBrokenHash", () => {
  const hashAfter = (hash: string) => {
    window.history.replaceState(null, "", `/en/?a=1${hash}`)
    dropBrokenHash(window)
    return window.location.pathname + window.location.search + window.location.hash
  }

  it.each([
    ["#%", "/en/?a=1"],
    ["#%E0%A4%A", "/en/?a=1"],
    ["#3-days", "/en/?a=1#3-days"],
    ["#caf%C3%A9", "/en/?a=1#caf%C3%A9"],
  ])("%s leaves %s", (hash, expected) => {
    expect(hashAfter(hash)).toBe(expected)
  })

  it("looks again whenever the address changes", () => {
    dropBrokenHash(window)
    window.history.replaceState(null, "", "/en/#%")
    window.dispatchEvent(new PopStateEvent("popstate"))
    expect(window.location.hash).toBe("")
  })
})

describe("reloadStalePage", () => {
  type Setting = {
    status?: number | "offline"
    alive?: boolean
    storage?: "blocked"
    src?: string
    version?: string
  }

  /** Lets a script of a stand-in page fail; gives how often the page reloaded. */
  const failScript = async (settings: Setting[]) => {
    const reload = jest.fn()
    const kept = new Map<string, string>()
    for (const setting of settings) {
      const {
        status = 404,
        alive,
        storage,
        version = "1",
        src = "https://site.test/app-1.js",
      } = setting
      let handler: (event: {target: unknown}) => void = () => undefined
      const dataset = alive ? {hydrated: ""} : {}
      const page = {
        document: {
          documentElement: {dataset},
          getElementById: () => {
            const template = document.createElement("template")
            template.innerHTML = `<script src="/runtime.js"></script><script src="/app-${version}.js"></script>`
            return template
          },
        },
        location: {origin: "https://site.test", reload},
        sessionStorage: {
          getItem: (key: string) => {
            if (storage) throw new Error("blocked")
            return kept.get(key) ?? null
          },
          setItem: (key: string, value: string) => kept.set(key, value),
        },
        fetch: async () => {
          if (status === "offline") throw new TypeError("Failed to fetch")
          return {status}
        },
        addEventListener: (_: string, listener: typeof handler) => {
          handler = listener
        },
      }
      reloadStalePage(page as unknown as Window)
      handler({target: Object.assign(document.createElement("script"), {src})})
      await new Promise(resolve => setTimeout(resolve))
    }
    return reload.mock.calls.length
  }

  const other = "https://site.test/framework-2.js"

  it.each<[string, Setting[], number]>([
    ["a page whose script is gone", [{status: 404}], 1],
    ["a page whose script is gone for good", [{status: 410}], 1],
    ["once, however many scripts are gone", [{}, {src: other}, {}], 1],
    ["once for each version of the page", [{}, {version: "2"}, {version: "2"}], 2],
    ["no page whose network is gone", [{status: "offline"}], 0],
    ["no page whose script was refused", [{status: 200}, {status: 503}], 0],
    ["no page that lacks a script of others", [{src: "https://tags.test/gtm.js"}], 0],
    ["no page that is alive", [{alive: true}], 0],
    ["no page where it could not remember having done so", [{storage: "blocked"}], 0],
  ])("reloads %s", async (_, settings, times) => {
    expect(await failScript(settings)).toBe(times)
  })
})
