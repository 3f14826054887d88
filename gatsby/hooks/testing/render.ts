import type {ReactNode} from "react"
import {renderToStaticMarkup} from "react-dom/server"

type RenderHook = (page: object, options?: object) => void

/** The tag manager's own hook, as a build with the id of a container calls it. */
export const addContainer = (id: string) => (page: object) => {
  const plugin: {onRenderBody: RenderHook} = require("gatsby-plugin-google-tagmanager/gatsby-ssr")
  plugin.onRenderBody(page, {id, includeInDevelopment: true})
}

/** What hooks render round a page, one after another: into its head, and round its body. */
export const renderAround = (hooks: readonly RenderHook[]) => {
  const parts = {head: [] as ReactNode[], preBody: [] as ReactNode[], postBody: [] as ReactNode[]}
  const add = (part: keyof typeof parts) => (components: ReactNode[]) =>
    parts[part].push(...components)
  const replace = (part: keyof typeof parts) => (components: ReactNode[]) => {
    parts[part] = components
  }
  const page = {
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
  for (const hook of hooks) hook(page)
  const [head = "", ...body] = [parts.head, parts.preBody, parts.postBody].map(components =>
    renderToStaticMarkup(components as never),
  )
  return {head, body: body.join("")}
}
