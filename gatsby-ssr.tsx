import type {GatsbySSR} from "gatsby"
import {readEarlyCode} from "./gatsby/early/early-code"
import {consentFirst, consentScriptKey, withoutContainerFrame} from "./src/analytics/html"
import {defaultLanguage} from "./src/i18n/languages"
import {Announcer} from "./src/layout/announcer/announcer"
import {wrapPage} from "./src/layout/page-boundary"
import {SignInGate} from "./src/sign-in-gate/gate"
import {gateSettings} from "./src/sign-in-gate/gate-settings-element"
import type {GateSettings} from "./src/sign-in-gate/settings"
import headingFont from "./src/styles/fonts/bricolage-grotesque.woff2"

/** The same tree as in gatsby-browser.tsx. */
export const wrapRootElement: GatsbySSR["wrapRootElement"] = ({element}) => (
  <SignInGate>{element}</SignInGate>
)

export const wrapPageElement: GatsbySSR["wrapPageElement"] = wrapPage as never

/** What runs before the site's own scripts. */
const early = readEarlyCode()

const isMeasured = () => Boolean(process.env.GATSBY_GTM_ID)
const isGated = () =>
  (JSON.parse(process.env.GATSBY_SIGN_IN_GATE ?? "{}") as Partial<GateSettings>).cognito != null

/** While developing all pages share one, which Gatsby makes as that of "/", and none is finished. */
const isFinished = process.env.NODE_ENV === "production"

/** The script that runs before a page is painted. */
const inlineCode = (pathname: string) => {
  if (!isFinished) return early.anyPage
  if (pathname === "/") return early.home
  return ["/404/", "/404.html"].includes(pathname) ? early.notFound : early.page
}

/** @param attributes - of the element */
const script = (key: string, code: string, attributes: object = {}) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is our own code
  <script key={key} {...attributes} dangerouslySetInnerHTML={{__html: code}} />
)

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  pathname,
  setHeadComponents,
  setHtmlAttributes,
  setPostBodyComponents,
}) => {
  // The value makes Gatsby write pages again when only a style sheet changed (styles-version.ts).
  setHtmlAttributes({lang: defaultLanguage, ...{"data-styles": process.env.GATSBY_STYLES_VERSION}})
  setHeadComponents([
    ...(isMeasured() ? [script(consentScriptKey, early.consent)] : []),
    ...(isGated() ? [gateSettings(), script("gate", early.gate)] : []),
    script("inline", inlineCode(pathname)),
    // A file in the finished site, whose address comes in later: see gatsby/finish/start-file.ts.
    script("start", isFinished ? "" : early.start, {"data-late": ""}),
    <link
      key="heading-font"
      rel="preload"
      as="font"
      type="font/woff2"
      href={headingFont}
      crossOrigin="anonymous"
    />,
    <link key="icon-ico" rel="icon" href="/favicon.ico" sizes="32x32" />,
    <link key="icon" rel="icon" type="image/svg+xml" href="/favicon.svg" />,
    <link key="apple-touch-icon" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <meta key="theme-color" name="theme-color" content="#0a3733" />,
  ])
  setPostBodyComponents([<Announcer key="announcer" />])
}

/**
 * Takes out what gatsby-plugin-image adds for its own component, which no page uses (see picture),
 * and Gatsby's name and version, and sees to it that consent is denied before a container can run.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = page => {
  const isOwn = (key: unknown) => !/^(gatsby-image-style|generator)/.test(String(key))
  const head = page
    .getHeadComponents()
    .filter(component => isOwn((component as {key?: unknown} | null)?.key))
  page.replaceHeadComponents(consentFirst(head))
  page.replacePreBodyComponents(withoutContainerFrame(page.getPreBodyComponents()))
}
