import type {GatsbyBrowser} from "gatsby"
import "./src/styles/tokens.css"
import "./src/styles/global.css"
import {measureVitals} from "./src/analytics/web-vitals"
import {keepPage} from "./src/network/keep-page"
import {openGate} from "./src/sign-in-gate/open-gate"
import {markHydrated} from "./src/start/mark-hydrated"
import {respectSaveData} from "./src/start/save-data"

export {onRouteUpdate} from "./src/analytics/route-update"

/** Before hydration; on a gated host it waits until the visitor is signed in. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  keepPage(window)
  respectSaveData()
  return openGate()
}

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  markHydrated()
  measureVitals()
}
