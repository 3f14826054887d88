import type {ReactNode} from "react"
import {renderToStaticMarkup} from "react-dom/server"
import {readEnvironment} from "../../../environment/environment"
import {gateSettings} from "../../../environment/gate-settings"
import {bundleEarlyCode} from "../../early/bundle"

type RenderHook = (api: object, options?: object) => void

type Plugin = {onRenderBody: RenderHook}

/** The plugins' own code, as Gatsby runs it in a build. */
const container: Plugin = require("gatsby-plugin-google-tagmanager/gatsby-ssr")
const images: Plugin = require("gatsby-plugin-image/gatsby-ssr")

/**
 * Renders what Gatsby renders round a page of a build: the plugins' hooks first, then the site's.
 *
 * @param variables - settings of the build
 * @returns the page, and the inline script in it
 */
export const renderPage = async (
  variables: Record<string, string>,
): Promise<{html: string; boot: string}> => {
  const environment = readEnvironment(variables)
  const boot = await bundleEarlyCode(process.cwd(), environment, "boot")
  process.env.GATSBY_EARLY_CODE = JSON.stringify({boot, deferred: "/deferred.js"})
  process.env.GATSBY_SIGN_IN_GATE = JSON.stringify(gateSettings(environment))
  jest.resetModules()
  const site: Record<string, RenderHook> = require("../../../../gatsby-ssr")
  const parts: Record<string, ReactNode[]> = {head: [], preBody: [], postBody: []}
  const add = (part: string) => (components: ReactNode[]) => parts[part]?.push(...components)
  const replace = (part: string) => (components: ReactNode[]) => {
    parts[part] = components
  }
  const api = {
    pathname: "/",
    setHtmlAttributes: () => undefined,
    setHeadComponents: add("head"),
    setPreBodyComponents: add("preBody"),
    getHeadComponents: () => parts.head,
    getPostBodyComponents: () => parts.postBody,
    replaceHeadComponents: replace("head"),
    replacePreBodyComponents: replace("preBody"),
    replacePostBodyComponents: replace("postBody"),
  }
  const {GATSBY_GTM_ID: id} = variables
  images.onRenderBody(api)
  if (id) container.onRenderBody(api, {id, includeInDevelopment: true})
  for (const hook of [site.onRenderBody, site.onPreRenderHTML]) hook?.(api)
  return {html: renderToStaticMarkup(Object.values(parts).flat() as never), boot}
}
