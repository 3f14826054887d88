import type {ReactNode} from "react"
import {renderToStaticMarkup} from "react-dom/server"
import vm from "vm"
import {readEnvironment} from "../../../environment/environment"
import {bundleEarlyCode} from "../../early/bundle"

type RenderHook = (api: object, options?: object) => void

/** The plugin's own code, as Gatsby runs it in a build. */
const container = require("gatsby-plugin-google-tagmanager/gatsby-ssr") as {
  onRenderBody: RenderHook
}

let site: Record<string, RenderHook>

const containerId = "GTM-TEST123"

/**
 * Bundles the early code and loads the site's own hooks, which write it into a page.
 *
 * @param hasContainer - as with GATSBY_GTM_ID set
 * @returns the inline script
 */
export const loadSite = async (hasContainer: boolean): Promise<string> => {
  const environment = readEnvironment(hasContainer ? {GATSBY_GTM_ID: containerId} : {})
  const boot = await bundleEarlyCode(process.cwd(), environment, "boot")
  process.env.GATSBY_EARLY_CODE = JSON.stringify({boot, deferred: "/deferred.js"})
  jest.resetModules()
  site = require("../../../../gatsby-ssr")
  return boot
}

/**
 * Renders what Gatsby renders round a page: the plugin's hooks first, then the site's.
 *
 * @param hasContainer - as with GATSBY_GTM_ID set
 */
export const renderPage = (hasContainer: boolean): string => {
  let head: ReactNode[] = []
  let preBody: ReactNode[] = []
  let postBody: ReactNode[] = []
  const api = {
    setHtmlAttributes: () => undefined,
    setHeadComponents: (components: ReactNode[]) => head.push(...components),
    setPreBodyComponents: (components: ReactNode[]) => preBody.push(...components),
    getPostBodyComponents: () => postBody,
    replacePostBodyComponents: (components: ReactNode[]) => {
      postBody = components
    },
    getHeadComponents: () => head,
    getPreBodyComponents: () => preBody,
    replaceHeadComponents: (components: ReactNode[]) => {
      head = components
    },
    replacePreBodyComponents: (components: ReactNode[]) => {
      preBody = components
    },
  }
  if (hasContainer) container.onRenderBody(api, {id: containerId, includeInDevelopment: true})
  for (const hook of [site.onRenderBody, site.onPreRenderHTML]) hook?.({...api, pathname: "/"})
  return renderToStaticMarkup([...head, ...preBody, ...postBody] as never)
}

/** Runs the page's inline scripts in their order; gives the data layer as the container finds it. */
export const dataLayerAtContainer = (
  html: string,
  stored: string | null,
): unknown[] | undefined => {
  const window: Record<string, unknown> = {}
  let found: unknown[] | undefined
  const insertBefore = ({src}: {src: string}) => {
    expect(src).toBe("https://www.googletagmanager.com/gtm.js?id=GTM-TEST123")
    found = [...(window.dataLayer as unknown[])]
  }
  const document = {
    readyState: "loading",
    documentElement: {dataset: {}, style: {}, toggleAttribute: () => true},
    addEventListener: () => undefined,
    createElement: () => ({}),
    currentScript: {dataset: {}},
    querySelector: () => null,
    querySelectorAll: () => [],
    getElementById: () => null,
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
  for (const [, script] of html.matchAll(/<script(?: data-any-address="")?>(.*?)<\/script>/gs))
    vm.runInNewContext(script ?? "", {window, document, URLSearchParams})
  return found
}
