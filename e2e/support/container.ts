import {createServer} from "node:http"
import {json} from "node:stream/consumers"
import type {Page} from "@playwright/test"
import {listen} from "../../tools/listen"
import {containerId, serveWithContainer} from "./plugin-script"
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

/** What the container has read so far, in order: consent commands as objects, events by name. */
export const containerLog = (page: Page): Promise<unknown[]> =>
  page.evaluate(() => (window as unknown as {containerLog?: unknown[]}).containerLog ?? [])

/** How many events the container has sent from a page; they arrive later. */
export const containerSent = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as {containerSent: number}).containerSent)

/** Playwright's test with a container on every page; `hits` fills with what it sends. */
export const test = base.extend<{hits: Hit[]}>({
  hits: [
    async ({context}, use) => {
      const hits: Hit[] = []
      const {origin, stop} = await startCollector(hits)
      // The policy's own host is asked for in security.spec.ts.
      await serveWithContainer(context, `${origin}/`)
      await context.route(`https://www.googletagmanager.com/gtm.js?id=${containerId}`, route =>
        route.fulfill({contentType: "text/javascript", body: gtmScript(`${origin}/`)}),
      )
      await use(hits)
      await stop()
    },
    {auto: true},
  ],
})

export {expect}
