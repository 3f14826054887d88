import type {ReactNode} from "react"
import {renderToStaticMarkup} from "react-dom/server"
import {consentScript} from "../../src/analytics/early-analytics"
import {readJson} from "./site"

/** Id of the container that the tests put on the pages. */
export const containerId = "GTM-TEST123"

/** What stands first in the head of a build with GATSBY_GTM_ID: consent, then the plugin's script. */
export const pluginScript = () => {
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
  const {productId} = readJson<{productId: string}>("data/site.json")
  return `<script>${consentScript(productId)}</script>${renderToStaticMarkup(head as never)}`
}
