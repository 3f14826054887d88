import {createServer} from "node:http"
import {json} from "node:stream/consumers"
import type {BrowserContext, Page, Route} from "@playwright/test"
import {readEnvironment} from "../../gatsby/environment/environment"
import {securePage} from "../../gatsby/publish/finish/page-policy"
import {listen} from "../../tools/listen"
import {addContainer, containerId} from "./plugin-script"
import {readJson} from "./site"
import {type ContainerVersion, type Hit, standIn} from "./stand-in"
import {test as base, expect} from "./test"

const measurementId = "G-TEST1234"

const gtmScript = (collector: string) => {
  const {containerVersion} = readJson<{containerVersion: ContainerVersion}>(
    "analytics/gtm-container.json",
  )
  return `(${standIn.toString()})(${JSON.stringify(containerVersion)},"${measurementId}","${collector}")`
}

/**
 * A real server for what is sent: an event that is sent while a page is left passes no route. The
 * browser sends on several connections, so they stand in the order they were sent in, not come in.
 */
const startCollector = async (hits: Hit[]) => {
  const server = createServer(async (request, response) => {
    hits.push((await json(request)) as Hit)
    hits.sort(({sent: one}, {sent: other}) => one.page - other.page || one.before - other.before)
    response.writeHead(204).end()
  })
  return listen(server)
}

/** Serves the built pages as a build with a container has them. */
const install = async (context: BrowserContext, site: string, collector: string) => {
  const withScripts = await addContainer()
  const withContainer = async (route: Route) => {
    if (route.request().resourceType() !== "document") return route.fallback()
    const response = await route.fetch()
    const html = withScripts(await response.text())
    // The collector stands in for Google's host, which the policy lets through (security.spec.ts).
    const body = securePage(html, readEnvironment({GATSBY_GTM_ID: containerId})).replace(
      "connect-src ",
      `connect-src ${collector} `,
    )
    await route.fulfill({response, body})
  }
  await context.route(`${site}/**`, withContainer)
  await context.route(`https://www.googletagmanager.com/gtm.js?id=${containerId}`, route =>
    route.fulfill({contentType: "text/javascript", body: gtmScript(collector)}),
  )
}

/** What the container has read so far, in order: consent commands as objects, events by name. */
export const containerLog = (page: Page): Promise<unknown[]> =>
  page.evaluate(() => (window as unknown as {containerLog?: unknown[]}).containerLog ?? [])

/** How many events the container has sent from a page; they arrive later. */
export const containerSent = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as {containerSent: number}).containerSent)

/** Playwright's test with a container on every page; `hits` fills with what it sends. */
export const test = base.extend<{hits: Hit[]}>({
  hits: [
    async ({context, baseURL}, use) => {
      const hits: Hit[] = []
      const {origin, stop} = await startCollector(hits)
      await install(context, baseURL ?? "", `${origin}/`)
      await use(hits)
      await stop()
    },
    {auto: true},
  ],
})

export {expect}
