import {settingsName} from "../../src/gate/host"
import {gateSettings, readEnvironment} from "../environment/environment"
import {cognitoVariables} from "../environment/testing/cognito"
import {bundleInlineScript} from "./inline-script"
import {addContainer, renderAround} from "./testing/render"

type RenderHook = (page: object) => void

const render = async (variables: Record<string, string>) => {
  const inlineScript = await bundleInlineScript(process.cwd())
  process.env.GATSBY_INLINE_SCRIPT = inlineScript
  process.env.GATSBY_SIGN_IN_GATE = JSON.stringify(gateSettings(readEnvironment(variables))) ?? ""
  const site: Record<"onRenderBody" | "onPreRenderHTML", RenderHook> = require("../../gatsby-ssr")
  const hooks = [addContainer("GTM-TEST123"), site.onRenderBody, site.onPreRenderHTML]
  const {head, body} = renderAround(hooks)
  return {inlineScript, html: head + body}
}

it("stands before the container, whose frame for browsers without scripts is gone", async () => {
  const {html, inlineScript} = await render({})
  expect(inlineScript).toContain("denied")
  expect(html.indexOf(`<script>${inlineScript}</script>`)).toBe(0)
  expect(html).toContain("googletagmanager.com/gtm.js")
  expect(html).not.toContain("ns.html")
})

it("finds the settings of a gated page before it", async () => {
  const {html} = await render(cognitoVariables)
  expect(html.indexOf(`<meta name="${settingsName}"`)).toBe(0)
})

it("holds no global name and no end of a script", async () => {
  const script = await bundleInlineScript(process.cwd())
  expect(script).toMatch(/^(?:"use strict";)?\(\(\)=>\{.*\}\)\(\);\s*$/s)
  expect(script).not.toContain("</script")
})
