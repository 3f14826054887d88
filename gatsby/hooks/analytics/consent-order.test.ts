import {settingsName} from "../../../src/features/sign-in-gate/settings"
import {cognitoVariables} from "../../environment/testing/cognito"
import {parsePage} from "../../publish/finish/page-tree"
import {checkConsentOrder} from "./consent-order"
import {renderPage} from "./testing/rendered-page"

it("a page with a container passes the check of a build, and has no frame for browsers without scripts", async () => {
  const {html, boot} = await renderPage({GATSBY_GTM_ID: "GTM-TEST123"})
  expect(html).toContain("googletagmanager.com/gtm.js")
  expect(html).not.toContain("ns.html")
  expect(html).toContain('id="announcer"')
  expect(() => checkConsentOrder(parsePage(html), boot)).not.toThrow()
})

it("a page without a container names no host of one, has nothing of the image plugin's component, and denies consent with the scripts", async () => {
  const {html, boot} = await renderPage({})
  expect(html).not.toMatch(/googletagmanager|ad_storage|gatsby-image/)
  expect(html).toContain(boot)
  expect(html).toMatch(/<script[^>]* src="\/deferred\.js"/)
  expect(html).not.toContain(settingsName)
})

it("a gated page tells its settings before the script that reads them", async () => {
  const {html, boot} = await renderPage(cognitoVariables)
  expect(html.indexOf(`<meta name="${settingsName}"`)).toBe(0)
  expect(html.indexOf(boot)).toBeGreaterThan(0)
})

describe("checkConsentOrder", () => {
  const boot = "deny()"
  const script = "<script>w[l].push({'gtm.start':1})</script>"
  const early = `<script>${boot}</script>`
  const check = (html: string) => () => checkConsentOrder(parsePage(html), boot)

  it("refuses a container before the defaults, or without them", () => {
    const fault = "the container's script stands before the consent defaults"
    expect(check(script + early)).toThrow(fault)
    expect(check(script)).toThrow(fault)
    expect(check(early + script)).not.toThrow()
  })

  it("refuses the container's frame", () => {
    const frame = `<noscript><iframe src="https://www.googletagmanager.com/ns.html?id=G"></iframe></noscript>`
    expect(check(early + script + frame)).toThrow("it holds the container's frame")
  })
})
