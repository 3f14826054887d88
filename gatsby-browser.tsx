import type {GatsbyBrowser} from "gatsby"
import "./src/styles/tokens.css"
import "./src/styles/fonts.css"
import "./src/styles/global.css"
import "./src/styles/primitives.css"
import "./src/styles/print.css"
import {startMeasuring, trackPress, trackRoute} from "./src/analytics/measure"
import {SignInGate} from "./src/gate/gate"
import {rememberLanguage} from "./src/i18n/language-storage"
import {replayPresses} from "./src/inline-script/presses"
import {wrapPage} from "./src/layout/page-boundary"
import {openTarget} from "./src/lib/open-target"
import {tolerateTranslation} from "./src/lib/tolerate-translation"

const {dataset} = document.documentElement

export const onClientEntry: GatsbyBrowser["onClientEntry"] = tolerateTranslation

/** A change of the query alone is the filter's: the catalogue stays where it is. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: {location},
}) => location.hash !== "" || prevRouterProps?.location.pathname !== location.pathname

/** A slow network: global.css shows that the press was heard. */
export const onRouteUpdateDelayed: GatsbyBrowser["onRouteUpdateDelayed"] = () => {
  dataset.loading = ""
}

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = args => {
  delete dataset.loading
  openTarget(args.location.hash)
  trackRoute(args)
}

const onHydrated = () => {
  dataset.hydrated = ""
  dataset.scripting = ""
  rememberLanguage(location)
  startMeasuring()
  replayPresses(trackPress)
}

/** The same tree as in gatsby-ssr.tsx. */
export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = wrapPage as never

/** On a gated host the page waits until its visitor is signed in; see gatsby-ssr.tsx. */
export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({element}) => (
  <SignInGate onReady={onHydrated}>{element}</SignInGate>
)
