import {readFileSync} from "node:fs"
import type {GatsbySSR} from "gatsby"
import {isValidElement, type ReactElement, type ReactNode} from "react"
import {renderToPipeableStream, renderToString} from "react-dom/server"
import {SignInGate} from "./src/gate/gate"
import {settingsName} from "./src/gate/host"
import {defaultLanguage} from "./src/i18n/languages"
import {scriptsId} from "./src/inline-script/scripts"
import {Announcer} from "./src/layout/announcer"
import headingFont from "./src/styles/fonts/bricolage-grotesque.woff2"
import icon from "./static/favicon.svg"

export {wrapPage as wrapPageElement} from "./src/layout/page-boundary"

/** The same tree as in gatsby-browser.tsx. */
export const wrapRootElement: GatsbySSR["wrapRootElement"] = ({element}) => (
  <SignInGate>{element}</SignInGate>
)

/** Renders a page once more for the error that `renderToString` keeps to itself. */
const causeOf = (page: ReactElement) =>
  new Promise<unknown>(resolve => {
    renderToPipeableStream(page, {
      onError: resolve,
      onAllReady: () => resolve("rendered once more, it did not fail"),
    })
  })

/**
 * React 18's streams, which Gatsby uses, leave null bytes in the page.
 *
 * @see https://github.com/facebook/react/pull/26228
 * @throws Error where a part of the page has thrown: React would leave out all that the gate's boundary holds
 */
export const replaceRenderer = async (
  page: Parameters<NonNullable<GatsbySSR["replaceRenderer"]>>[0],
): Promise<void> => {
  const body = page.bodyComponent as ReactElement
  const html = renderToString(body)
  if (html.includes("<!--$!-->")) {
    const cause = await causeOf(body)
    const reason = cause instanceof Error ? cause.stack : cause
    throw new Error(`${page.pathname} could not be rendered: ${reason}`, {cause})
  }
  page.replaceBodyHTMLString(html)
}

export const onRenderBody: GatsbySSR["onRenderBody"] = ({setHeadComponents, setHtmlAttributes}) => {
  setHtmlAttributes({lang: defaultLanguage})
  setHeadComponents([
    <link
      key="heading-font"
      rel="preload"
      as="font"
      type="font/woff2"
      href={headingFont}
      crossOrigin="anonymous"
    />,
    <link key="icon-ico" rel="icon" href="/favicon.ico" sizes="32x32" />,
    // A file of its own would be fetched before the largest picture: webpack writes it as data.
    <link key="icon" rel="icon" type="image/svg+xml" href={icon} />,
    <link key="apple-touch-icon" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
  ])
}

// A file of its own would be fetched before the largest picture, too.
const icons = readFileSync("src/components/icon/icons.svg", "utf8")

/** The web manifest, which browsers would fetch before the largest picture. */
const isManifest = (component: ReactNode) =>
  isValidElement<{rel?: string}>(component) && component.props.rel === "manifest"

/** What gatsby-plugin-image writes for its own component, in whose place pages have components/picture. */
const isOfGatsbyImage = (component: ReactNode) =>
  isValidElement(component) && String(component.key).startsWith("gatsby-image-")

/**
 * Holds the page's scripts and its manifest back in a template (src/inline-script/scripts.ts). The
 * inline script comes first, so that consent is denied before a container runs. A container's frame
 * for browsers without scripts goes: nobody can consent there.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = page => {
  const head = page.getHeadComponents()
  const gate = process.env.GATSBY_SIGN_IN_GATE
  page.replaceHeadComponents([
    gate && <meta key="gate-settings" name={settingsName} content={gate} />,
    <script
      key="inline-script"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is our own code
      dangerouslySetInnerHTML={{__html: String(process.env.GATSBY_INLINE_SCRIPT)}}
    />,
    ...head.filter(component => !isManifest(component) && !isOfGatsbyImage(component)),
  ])
  page.replacePreBodyComponents([
    <Announcer key="announcer" />,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is our own drawing
    <div key="icons" hidden dangerouslySetInnerHTML={{__html: icons}} />,
  ])
  if (process.env.NODE_ENV !== "production") return
  page.replacePostBodyComponents([
    <template key={scriptsId} id={scriptsId}>
      {[...head.filter(isManifest), ...page.getPostBodyComponents()]}
    </template>,
  ])
}
