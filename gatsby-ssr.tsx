import type {GatsbySSR} from "gatsby"
import site from "./data/site.json"
import {consentScript, earlyAnalyticsScript} from "./src/analytics/early-analytics"
import {consentFirst, consentScriptKey, withoutContainerFrame} from "./src/analytics/html"
import {carryAddressText} from "./src/i18n/carry-address"
import {earlyLanguageScript, rememberAddressScript} from "./src/i18n/early-language"
import {Announcer} from "./src/layout/announcer/announcer"
import {watchNetworkText} from "./src/network/watch-network"
import {dropBrokenHashText} from "./src/recovery/drop-broken-hash"
import {stalePageScript} from "./src/recovery/stale-page"
import {gateBootScript} from "./src/sign-in-gate/boot"
import {SignInGate} from "./src/sign-in-gate/gate"
import {gateSettings} from "./src/sign-in-gate/gate-settings-element"
import type {GateSettings} from "./src/sign-in-gate/settings"
import {fillListsText} from "./src/start/fill-lists"
import {inTurn} from "./src/start/in-turn"
import {keepClicksText} from "./src/start/keep-clicks"
import {askForLateScriptsText} from "./src/start/late-scripts"
import {linkManifestText} from "./src/start/link-manifest"
import {openCollapsiblesText} from "./src/start/open-collapsibles"
import {startScriptsText} from "./src/start/start-scripts"
import headingFont from "./src/styles/fonts/bricolage-grotesque.woff2"

/** The same tree as in gatsby-browser.tsx. */
export const wrapRootElement: GatsbySSR["wrapRootElement"] = ({element}) => (
  <SignInGate>{element}</SignInGate>
)

/** A container must find the consent signals denied, so they do not wait where there is one. */
const isMeasured = () => Boolean(process.env.GATSBY_GTM_ID)

/** A gate must hide a page before it is painted, so its boot does not wait where there is one. */
const readGate = () => JSON.parse(process.env.GATSBY_SIGN_IN_GATE ?? "null") as GateSettings | null
const isGated = () => Boolean(readGate()?.cognito)

/**
 * What a page must be able to do when no file arrives, but not before there is something to click:
 * it stands in the page and runs with the first paint.
 */
const paintedScripts = () => [
  carryAddressText(),
  keepClicksText(),
  stalePageScript(),
  watchNetworkText(),
]

/**
 * What runs before anything is painted. The gate comes first: a visitor who comes back from
 * signing in must not be moved to another language.
 */
const earlyScripts = (pathname: string | undefined) => [
  ...(isGated() ? [gateBootScript()] : []),
  earlyLanguageScript(pathname),
  askForLateScriptsText(paintedScripts()),
]

/**
 * What can wait until the page is painted. Consent comes before what measures, and does nothing
 * where it came early; the start comes last: it ends the keeping of clicks.
 */
const lateScripts = () => [
  ...(isGated() ? [] : [gateBootScript(readGate())]),
  consentScript(site.productId),
  earlyAnalyticsScript(),
  rememberAddressScript(),
  dropBrokenHashText(),
  openCollapsiblesText(),
  linkManifestText(),
  fillListsText(),
  startScriptsText(),
]

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  pathname,
  setHeadComponents,
  setHtmlAttributes,
  setPostBodyComponents,
}) => {
  // The value makes Gatsby write pages again when only a style sheet changed (styles-version.ts).
  setHtmlAttributes({lang: "en", ...{"data-styles": process.env.GATSBY_STYLES_VERSION}})
  setHeadComponents([
    ...(isMeasured()
      ? [
          <script
            key={consentScriptKey}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is our own code
            dangerouslySetInnerHTML={{__html: consentScript(site.productId)}}
          />,
        ]
      : []),
    ...(isGated() ? [gateSettings()] : []),
    <script
      key="early"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is our own code
      dangerouslySetInnerHTML={{__html: inTurn(earlyScripts(pathname))}}
    />,
    <script
      key="late"
      // A file in the finished site: see gatsby/hosting/start-file.ts.
      data-file="start"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is our own code
      dangerouslySetInnerHTML={{__html: inTurn(lateScripts())}}
    />,
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
