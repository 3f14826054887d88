import type {BrowserContext, Page} from "@playwright/test"
import type {ReactNode} from "react"
import {renderToStaticMarkup} from "react-dom/server"
import {readEnvironment} from "../../gatsby/environment/environment"
import {bundleInlineScript} from "../../gatsby/hooks/inline-script"
import {securePage} from "../../gatsby/publish/content-security-policy"

/** Id of the container that the tests put on the pages. */
export const containerId = "GTM-TEST123"

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

/**
 * Serves the built pages as a build with a container has them, policy included.
 *
 * @param collector - an address that stands in for Google's hosts, which the policy lets through
 */
export const serveWithContainer = async (
  target: Page | BrowserContext,
  collector = "",
): Promise<void> => {
  ready ??= addContainer()
  const withContainer = await ready
  await target.route(/^http:\/\/localhost:/, async route => {
    if (route.request().resourceType() !== "document") return route.fallback()
    const response = await route.fetch({maxRetries: 3})
    const html = securePage(withContainer(await response.text()), environment)
    return route.fulfill({response, body: html.replace("connect-src ", `$&${collector} `)})
  })
}
