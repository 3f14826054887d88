import type {BrowserContext, Page, Route} from "@playwright/test"
import {readEnvironment} from "../../gatsby/environment/environment"
import {securePage} from "../../gatsby/hosting/page-policy"
import {containerId, pluginScript} from "./plugin-script"
import {readJson} from "./site"
import {type ContainerVersion, standIn} from "./stand-in"
import {test as base, expect} from "./test"

/** One event that left the page for Google Analytics. */
export type Hit = {name: string; fields: Record<string, unknown>}

const measurementId = "G-TEST1234"

const gtmScript = () => {
  const {containerVersion} = readJson<{containerVersion: ContainerVersion}>(
    "analytics/gtm-container.json",
  )
  return `(${standIn.toString()})(${JSON.stringify(containerVersion)},"${measurementId}")`
}

/** Serves the built pages as a build with a container has them, and takes what it sends. */
const install = async (context: BrowserContext, hits: Hit[]) => {
  const withContainer = async (route: Route) => {
    if (route.request().resourceType() !== "document") return route.fallback()
    const response = await route.fetch()
    const html = (await response.text()).replace("</head>", `${pluginScript()}</head>`)
    const body = securePage(html, readEnvironment({GATSBY_GTM_ID: containerId}))
    await route.fulfill({response, body})
  }
  await context.route(/^http:\/\/localhost/, withContainer)
  await context.route(`https://www.googletagmanager.com/gtm.js?id=${containerId}`, route =>
    route.fulfill({contentType: "text/javascript", body: gtmScript()}),
  )
  await context.route("https://www.google-analytics.com/**", route => {
    const name = new URL(route.request().url()).searchParams.get("en") ?? ""
    hits.push({name, fields: JSON.parse(route.request().postData() ?? "{}")})
    return route.fulfill({status: 204})
  })
}

/** What the container has read, in order: consent commands as objects, events by name. */
export const containerLog = (page: Page): Promise<unknown[]> =>
  page.evaluate(() => (window as unknown as {containerLog: unknown[]}).containerLog)

/** Playwright's test with a container on every page; `hits` fills with what it sends. */
export const test = base.extend<{hits: Hit[]}>({
  hits: [
    async ({context}, use) => {
      const hits: Hit[] = []
      await install(context, hits)
      await use(hits)
    },
    {auto: true},
  ],
})

export {expect, measurementId}
