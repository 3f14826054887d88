import type {ReactNode} from "react"
import {renderToStaticMarkup} from "react-dom/server"

/** Id of the container that the tests put on the pages. */
export const containerId = "GTM-TEST123"

/** The plugin's own script, as it stands in the head of a build with GATSBY_GTM_ID. */
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
  return renderToStaticMarkup(head as never)
}
