import type {GatsbyBrowser} from "gatsby"
import "./src/styles/tokens.css"
import "./src/styles/global.css"
import {measureVitals} from "./src/analytics/web-vitals"
import {keepPage} from "./src/network/keep-page"
import {loadAhead} from "./src/network/load-ahead"
import {SignInGate} from "./src/sign-in-gate/gate"
import {openGate} from "./src/sign-in-gate/open-gate"
import {layOutRest} from "./src/start/lay-out-rest"
import {markHydrated} from "./src/start/mark-hydrated"
import {nextTask} from "./src/start/next-task"
import {respectSaveData} from "./src/start/save-data"

export {onRouteUpdate} from "./src/analytics/route-update"

/** Gatsby waits for it: the page starts in another task than the one that ran its scripts. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  keepPage(window)
  respectSaveData()
  return nextTask()
}

export const onPostPrefetchPathname: GatsbyBrowser["onPostPrefetchPathname"] = ({pathname}) =>
  loadAhead(window, pathname)

const onReady = () => {
  markHydrated()
  layOutRest()
  measureVitals()
}

/** On a gated host the page waits until its visitor is signed in; see gatsby-ssr.tsx. */
export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({element}) => (
  <SignInGate open={openGate} onReady={onReady}>
    {element}
  </SignInGate>
)
