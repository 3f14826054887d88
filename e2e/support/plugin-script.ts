import type {ReactNode} from "react"
import {renderToStaticMarkup} from "react-dom/server"
import {readEnvironment} from "../../gatsby/environment/environment"
import {bundleEarlyCode} from "../../gatsby/hooks/early/bundle"
import {withBoot} from "../../tools/testing/with-boot"

/** Id of the container that the tests put on the pages. */
export const containerId = "GTM-TEST123"

/** Turns a page of a build without a container into the one that a build with GATSBY_GTM_ID makes. */
export const addContainer = async (): Promise<(html: string) => string> => {
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
  const environment = readEnvironment({GATSBY_GTM_ID: containerId})
  const boot = await bundleEarlyCode(process.cwd(), environment, "boot")
  const container = renderToStaticMarkup(head as never)
  return html => withBoot(html, boot).replace("</head>", () => `${container}</head>`)
}
