import type {GatsbyBrowser} from "gatsby"
import "./src/styles/tokens.css"
import "./src/styles/shapes.css"
import "./src/styles/fonts.css"
import "./src/styles/global.css"
import "./src/styles/primitives.css"
import "./src/styles/print.css"
import {trackRoute} from "./src/analytics/measure"
import {startMeasuring} from "./src/analytics/start-measuring"
import {trackPress} from "./src/analytics/track-press"
import {SignInGate} from "./src/gate/gate"
import {rememberLanguage} from "./src/i18n/language-storage"
import {replayPresses} from "./src/inline-script/presses"
import {openTarget} from "./src/lib/hash"
import {isPageAwaited, mendPageLoader} from "./src/lib/page-loader"
import {tolerateTranslation} from "./src/lib/tolerate-translation"
import {keepOffline} from "./src/offline/keep-offline"

export {wrapPage as wrapPageElement} from "./src/layout/page-boundary"

const {dataset} = document.documentElement

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  tolerateTranslation()
  mendPageLoader()
}

/**
 * A change of the query alone is the filter's: the catalogue stays where it is. The collapsible
 * that a hash leads into opens first; on Back the page is where it was left.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: {location},
  getSavedScrollPosition,
}) => {
  const isOtherPage = prevRouterProps?.location.pathname !== location.pathname
  if (!location.hash) return isOtherPage
  openTarget(location.hash)
  const [, top] = prevRouterProps && isOtherPage ? getSavedScrollPosition(location) : []
  if (top) window.scrollTo(0, top)
  return !top
}

/** A slow network: global.css shows that the press was heard. */
export const onRouteUpdateDelayed: GatsbyBrowser["onRouteUpdateDelayed"] = () => {
  if (isPageAwaited()) dataset.loading = ""
}

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = args => {
  delete dataset.loading
  trackRoute(args)
}

const onHydrated = () => {
  dataset.start = "ready"
  // The scripts may have been given up as too slow.
  delete dataset.failed
  // A late page may have come by a full load; on Back the browser may show this one as it was left.
  addEventListener("pageshow", () => delete dataset.loading)
  rememberLanguage(location)
  startMeasuring()
  keepOffline()
  replayPresses(trackPress)
}

/** On a gated host the page waits until its visitor is signed in; see gatsby-ssr.tsx. */
export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({element}) => (
  <SignInGate onReady={onHydrated}>{element}</SignInGate>
)
