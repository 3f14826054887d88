import type {ReactNode} from "react"
import {renderToStaticMarkup} from "react-dom/server"
import {bundleEarlyCode} from "../../gatsby/early/bundle"
import {readEnvironment} from "../../gatsby/environment/environment"

/** Id of the container that the tests put on the pages. */
export const containerId = "GTM-TEST123"

/** What stands first in the head of a build with GATSBY_GTM_ID: consent, then the plugin's script. */
export const pluginScript = async (): Promise<string> => {
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
  const {consent} = await bundleEarlyCode(process.cwd(), readEnvironment({}))
  return `<script>${consent}</script>${renderToStaticMarkup(head as never)}`
}
