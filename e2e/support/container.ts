import type {BrowserContext, Page} from "@playwright/test"
import type {ReactNode} from "react"
import {renderToStaticMarkup} from "react-dom/server"
import {readEnvironment} from "../../gatsby/environment/environment"
import {bundleInlineScript} from "../../gatsby/hooks/inline-script"
import {securePage} from "../../gatsby/publish/content-security-policy"
import {test as base, expect} from "./test"

const containerId = "GTM-TEST123"

/** Where a page gets its container from. */
export const containerAddress = `https://www.googletagmanager.com/gtm.js?id=${containerId}`

const environment = readEnvironment({GATSBY_GTM_ID: containerId})

/** Turns a page of a build without a container into the one that a build with GATSBY_GTM_ID makes. */
const addContainer = async (): Promise<(html: string) => string> => {
  const plugin = require("gatsby-plugin-google-tagmanager/gatsby-ssr") as {
    onRenderBody: (api: object, options: object) => void
  }
  let head: ReactNode = null
  plugin.onRenderBody(
    {
      setHeadComponents: (components: ReactNode) => {
        head = components
      },
      setPreBodyComponents: () => undefined,
    },
    {id: containerId, includeInDevelopment: true},
  )
  const boot = await bundleInlineScript(process.cwd())
  const container = renderToStaticMarkup(head as never)
  // A page begins with its inline script, which holds the settings of its build.
  const inline = /<script>.*?<\/script>/s
  return html =>
    html
      .replace(inline, () => `<script>${boot}</script>`)
      .replace("</head>", () => `${container}</head>`)
}

let ready: ReturnType<typeof addContainer> | undefined

/** Serves the built pages as a build with a container has them, policy included. */
export const serveWithContainer = async (target: Page | BrowserContext): Promise<void> => {
  ready ??= addContainer()
  const withContainer = await ready
  await target.route(/^http:\/\/localhost:/, async route => {
    if (route.request().resourceType() !== "document") return route.fallback()
    const response = await route.fetch({maxRetries: 3})
    return route.fulfill({
      response,
      body: securePage(withContainer(await response.text()), environment),
    })
  })
}

/** Playwright's test with a container on every page; `asked` fills with what Google is asked for. */
export const test = base.extend<{asked: string[]}>({
  asked: [
    async ({context}, use) => {
      const asked: string[] = []
      await serveWithContainer(context)
      await context.route(/^https:\/\/[^/]*google/, route => {
        asked.push(route.request().url())
        return route.fulfill({contentType: "text/javascript", body: ""})
      })
      await use(asked)
    },
    {auto: true},
  ],
})

export {expect}
