import type {GatsbyBrowser} from "gatsby"
import {BaseLoader} from "./.cache/loader"
import "./src/styles/tokens.css"
import "./src/styles/fonts.css"
import "./src/styles/global.css"
import "./src/styles/primitives.css"
import "./src/styles/print.css"
import {recordRoute} from "./src/analytics/route-update"
import {SignInGate} from "./src/features/sign-in-gate/gate"
import {openGate} from "./src/features/sign-in-gate/open-gate"
import {wrapPage} from "./src/layout/page-boundary"
import {nextTask} from "./src/lib/next-task"
import {layOutRest} from "./src/runtime/lay-out-rest"
import {markHydrated} from "./src/runtime/mark-hydrated"
import {endErrorLoop} from "./src/runtime/network/end-error-loop"
import {keepPage} from "./src/runtime/network/keep-page"
import {loadAhead, respectSaveData} from "./src/runtime/network/load-ahead"
import {unmarkPressed} from "./src/runtime/network/mark-pressed"
import {disableScrollRestoration, placePage} from "./src/runtime/place-page"

/** Gatsby waits for this promise: hydration starts in a new task. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  endErrorLoop(BaseLoader)
  keepPage(window)
  respectSaveData()
  // A page that comes back as it was left waits for nothing.
  window.addEventListener("pagehide", unmarkPressed)
  return nextTask()
}

export const onPostPrefetchPathname: GatsbyBrowser["onPostPrefetchPathname"] = ({pathname}) =>
  loadAhead(window, pathname)

export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = placePage

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = args => {
  unmarkPressed()
  recordRoute(args)
}

const onReady = () => {
  markHydrated()
  disableScrollRestoration()
  layOutRest()
}

/** The same tree as in gatsby-ssr.tsx. */
export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = wrapPage as never

/** On a gated host the page waits until its visitor is signed in; see gatsby-ssr.tsx. */
export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({element}) => (
  <SignInGate open={openGate} onReady={onReady}>
    {element}
  </SignInGate>
)
