import type {GatsbySSR} from "gatsby"
import {isValidElement, type ReactNode} from "react"
import {readEarlyCode} from "./gatsby/hooks/early/early-code"
import {SignInGate} from "./src/features/sign-in-gate/gate"
import {type GateSettings, settingsName} from "./src/features/sign-in-gate/settings"
import {defaultLanguage} from "./src/i18n/languages"
import {Announcer} from "./src/layout/announcer/announcer"
import {wrapPage} from "./src/layout/page-boundary"
import {pageDataPath} from "./src/lib/page-data"
import {scriptsId} from "./src/runtime/boot/own-scripts"
import headingFont from "./src/styles/fonts/bricolage-grotesque.woff2"

/** The same tree as in gatsby-browser.tsx. */
export const wrapRootElement: GatsbySSR["wrapRootElement"] = ({element}) => (
  <SignInGate>{element}</SignInGate>
)

export const wrapPageElement: GatsbySSR["wrapPageElement"] = wrapPage as never

/** Early code. */
const early = readEarlyCode()

/** Settings of the gate, none without a gate. */
const gateSettings = () => {
  const settings = process.env.GATSBY_SIGN_IN_GATE ?? "{}"
  const {cognito} = JSON.parse(settings) as Partial<GateSettings>
  return cognito ? [<meta key="gate-settings" name={settingsName} content={settings} />] : []
}

const isProduction = process.env.NODE_ENV === "production"

/** Pages that are served for any address; while developing, all pages share one. */
const isForAnyAddress = (pathname: string) =>
  !isProduction || ["/404/", "/404.html"].includes(pathname)

export const onRenderBody: GatsbySSR["onRenderBody"] = ({setHeadComponents, setHtmlAttributes}) => {
  // The value makes Gatsby write pages again when only a style sheet changed (styles-version.ts).
  setHtmlAttributes({lang: defaultLanguage, ...{"data-styles": process.env.GATSBY_STYLES_VERSION}})
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
    <link key="icon" rel="icon" type="image/svg+xml" href={process.env.GATSBY_FAVICON} />,
    <link key="apple-touch-icon" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <meta key="theme-color" name="theme-color" content="#0a3733" />,
  ])
}

/** What gatsby-plugin-image adds for its own component, which no page uses. */
const isUnused = (component: ReactNode) =>
  isValidElement(component) && component.key?.startsWith("gatsby-image-style")

/**
 * Puts the page's scripts into a template until the largest picture is painted (start-scripts.ts),
 * with the data that Gatsby asks for before it loads the page's own code. The boot script comes
 * first, so that consent is denied before a container runs. A container's frame for browsers
 * without scripts goes: nobody can consent there.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = page => {
  page.replaceHeadComponents([
    // Read by the boot script.
    ...gateSettings(),
    <script
      key="boot"
      data-any-address={isForAnyAddress(page.pathname) ? "" : undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is our own code
      dangerouslySetInnerHTML={{__html: early.boot}}
    />,
    ...page.getHeadComponents().filter(component => !isUnused(component)),
  ])
  page.replacePreBodyComponents([<Announcer key="announcer" />])
  const scripts = [
    <script key="deferred" async src={early.deferred} />,
    ...page.getPostBodyComponents(),
  ]
  page.replacePostBodyComponents(
    isProduction
      ? [
          <template key={scriptsId} id={scriptsId}>
            {[pageDataPath(page.pathname), "/page-data/app-data.json"].map(data => (
              <link key={data} rel="preload" as="fetch" crossOrigin="anonymous" href={data} />
            ))}
            {scripts}
          </template>,
        ]
      : scripts,
  )
}
