import type {BrowserContext, Page} from "@playwright/test"
import {readEnvironment} from "../../gatsby/environment/environment"
import {bundleInlineScript} from "../../gatsby/hooks/inline-script"
import {addContainer, renderAround} from "../../gatsby/hooks/testing/render"
import {securePage} from "../../gatsby/publish/content-security-policy"
import {test as base, expect} from "./test"

const containerId = "GTM-TEST123"

export const containerAddress = `https://www.googletagmanager.com/gtm.js?id=${containerId}`

const environment = readEnvironment({GATSBY_GTM_ID: containerId})

/** Makes the function that turns a built page into that of a build with GATSBY_GTM_ID. */
const containerAdder = async (): Promise<(html: string) => string> => {
  const boot = await bundleInlineScript(process.cwd())
  const {head} = renderAround([addContainer(containerId)])
  // A page begins with its inline script, which holds the settings of its build.
  const inline = /<script>.*?<\/script>/s
  return html =>
    html
      .replace(inline, () => `<script>${boot}</script>`)
      .replace("</head>", () => `${head}</head>`)
}

let ready: ReturnType<typeof containerAdder> | undefined

/** Serves the built pages as a build with a container has them, policy included. */
export const serveWithContainer = async (target: Page | BrowserContext): Promise<void> => {
  ready ??= containerAdder()
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

/** Playwright's test with a container on every page; `googleRequests` has what Google is asked for. */
export const test = base.extend<{googleRequests: string[]}>({
  googleRequests: [
    async ({context}, use) => {
      const googleRequests: string[] = []
      await serveWithContainer(context)
      await context.route(/^https:\/\/[^/]*google/, route => {
        googleRequests.push(route.request().url())
        return route.fulfill({contentType: "text/javascript", body: ""})
      })
      await use(googleRequests)
    },
    {auto: true},
  ],
})

export {expect}
