import type {ReactNode} from "react"
import {renderToStaticMarkup} from "react-dom/server"
import vm from "vm"
import {bundleEarlyCode} from "../early/bundle"
import {readEnvironment} from "../environment/environment"
import {parsePage} from "../finish/page-tree"
import {checkConsentOrder} from "./consent-order"

type RenderHook = (api: object, options?: object) => void

/** The plugin's own code, as Gatsby runs it in a build. */
const container = require("gatsby-plugin-google-tagmanager/gatsby-ssr") as {
  onRenderBody: RenderHook
}

let consent = ""
let site: Record<string, RenderHook>

beforeAll(async () => {
  const early = await bundleEarlyCode(process.cwd(), readEnvironment({}))
  process.env.GATSBY_EARLY_CODE = JSON.stringify(early)
  consent = early.consent
  site = require("../../gatsby-ssr")
})

/**
 * Renders what Gatsby renders round a page: the plugin's hooks first, then the site's.
 *
 * @param hasContainer - as with GATSBY_GTM_ID set
 */
const renderPage = (hasContainer: boolean): string => {
  process.env.GATSBY_GTM_ID = hasContainer ? "GTM-TEST123" : ""
  let head: ReactNode[] = []
  let preBody: ReactNode[] = []
  const api = {
    setHtmlAttributes: () => undefined,
    setHeadComponents: (components: ReactNode[]) => head.push(...components),
    setPreBodyComponents: (components: ReactNode[]) => preBody.push(...components),
    setPostBodyComponents: () => undefined,
    getHeadComponents: () => head,
    getPreBodyComponents: () => preBody,
    replaceHeadComponents: (components: ReactNode[]) => {
      head = components
    },
    replacePreBodyComponents: (components: ReactNode[]) => {
      preBody = components
    },
  }
  if (hasContainer) container.onRenderBody(api, {id: "GTM-TEST123", includeInDevelopment: true})
  for (const hook of [site.onRenderBody, site.onPreRenderHTML]) hook?.({...api, pathname: "/"})
  return renderToStaticMarkup([...head, ...preBody] as never)
}

/** Runs the page's inline scripts in their order; gives the data layer as the container finds it. */
const dataLayerAtContainer = (html: string, stored: string | null): unknown[] | undefined => {
  const window: Record<string, unknown> = {}
  let found: unknown[] | undefined
  const insertBefore = ({src}: {src: string}) => {
    expect(src).toBe("https://www.googletagmanager.com/gtm.js?id=GTM-TEST123")
    found = [...(window.dataLayer as unknown[])]
  }
  const document = {
    readyState: "loading",
    documentElement: {dataset: {}, style: {}},
    addEventListener: () => undefined,
    createElement: () => ({}),
    querySelector: () => null,
    getElementsByTagName: () => [{parentNode: {insertBefore}}],
    cookie: "",
  }
  Object.assign(window, {
    document,
    location: {pathname: "/en/", search: "", hash: "", protocol: "https:"},
    navigator: {languages: ["en"]},
    history: {replaceState: () => undefined},
    localStorage: {getItem: () => stored, setItem: () => undefined},
    sessionStorage: {getItem: () => null},
    setTimeout: () => 0,
    addEventListener: () => undefined,
    reportError: (error: unknown) => {
      throw error
    },
  })
  for (const [, script] of html.matchAll(/<script>(.*?)<\/script>/gs))
    vm.runInNewContext(script ?? "", {window, document, URLSearchParams})
  return found
}

const denied = {
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: "denied",
}

const commands = (layer: unknown[] | undefined) =>
  JSON.parse(JSON.stringify((layer ?? []).map(entry => Object.values(entry as object))))

describe("a page with a container", () => {
  it("denies all four signals before the container's script is asked for", () => {
    const layer = dataLayerAtContainer(renderPage(true), null)
    expect(commands(layer)[0]).toEqual(["consent", "default", denied])
    expect(layer).toHaveLength(2)
    expect(layer?.[1]).toMatchObject({event: "gtm.js"})
  })

  it.each([
    ["accepted", {...denied, analytics_storage: "granted"}],
    ["rejected", denied],
  ])("repeats a stored %s before it", (stored, signals) => {
    const layer = commands(dataLayerAtContainer(renderPage(true), stored))
    expect(layer.slice(0, 2)).toEqual([
      ["consent", "default", denied],
      ["consent", "update", signals],
    ])
  })

  it("has no frame for browsers without scripts, and passes the check of a build", () => {
    const html = renderPage(true)
    expect(html).toContain("googletagmanager.com/gtm.js")
    expect(html).not.toContain("ns.html")
    expect(() => checkConsentOrder(parsePage(html), consent)).not.toThrow()
  })
})

it("a page without a container names no host of one, and denies consent after the paint", () => {
  const html = renderPage(false)
  expect(html).not.toContain("googletagmanager")
  const [, early = "", late = ""] =
    /<script>(.*?)<\/script><script data-late="">(.*)/s.exec(html) ?? []
  expect(early).not.toContain("ad_storage")
  expect(late.indexOf("ad_storage")).toBeGreaterThan(0)
  expect(late.indexOf("ad_storage")).toBeLessThan(late.indexOf("page_view"))
})

describe("checkConsentOrder", () => {
  const script = "<script>w[l].push({'gtm.start':1})</script>"
  const early = () => `<script>${consent}</script>`
  const check = (html: string) => () => checkConsentOrder(parsePage(html), consent)

  it("refuses a container before the defaults, or without them", () => {
    const fault = "the container's script stands before the consent defaults"
    expect(check(script + early())).toThrow(fault)
    expect(check(script)).toThrow(fault)
    expect(check(early() + script)).not.toThrow()
  })

  it("refuses the container's frame", () => {
    const frame = `<noscript><iframe src="https://www.googletagmanager.com/ns.html?id=G"></iframe></noscript>`
    expect(check(early() + script + frame)).toThrow("it holds the container's frame")
  })
})
