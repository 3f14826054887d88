import type {ReactNode} from "react"

type HtmlProps = {
  htmlAttributes: object
  headComponents: ReactNode
  bodyAttributes: object
  preBodyComponents: ReactNode
  body: string
  postBodyComponents: ReactNode
}

/** The frame of every page, in Gatsby's own order, without what only old browsers asked for. */
const Html = (props: HtmlProps) => (
  <html {...props.htmlAttributes}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {props.headComponents}
    </head>
    <body {...props.bodyAttributes}>
      {props.preBodyComponents}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: what React rendered of the page */}
      <div id="___gatsby" dangerouslySetInnerHTML={{__html: props.body}} />
      {props.postBodyComponents}
    </body>
  </html>
)

export default Html
