import type {ReactNode} from "react"

type HtmlProps = {
  htmlAttributes: object
  headComponents: ReactNode
  bodyAttributes: object
  preBodyComponents: ReactNode
  body: string
  postBodyComponents: ReactNode
}

/**
 * React 18's server renderer leaves a null byte where a multi-byte character crosses the edge of
 * its 2 kB buffer: invisible in text, a replacement character in an attribute, and invalid in both.
 *
 * @see https://github.com/facebook/react/pull/26228 (in React 19, not in 18.3)
 */
const withoutNullBytes = (html: string) => html.replaceAll("\0", "")

/** The HTML frame of every page, in Gatsby's order, without tags for old browsers. */
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
      <div id="___gatsby" dangerouslySetInnerHTML={{__html: withoutNullBytes(props.body)}} />
      {props.postBodyComponents}
    </body>
  </html>
)

export default Html
