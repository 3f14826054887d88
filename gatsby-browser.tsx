import type {GatsbyBrowser} from "gatsby"
import "./src/styles/tokens.css"
import "./src/styles/global.css"
import {measureVitals} from "./src/analytics/web-vitals"
import {keepPage} from "./src/network/keep-page"
import {openGate} from "./src/sign-in-gate/open-gate"
import {dropBrokenHash} from "./src/recovery/drop-broken-hash"
import {markHydrated} from "./src/start/mark-hydrated"
import {respectSaveData} from "./src/start/save-data"

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => respectSaveData()

export {onRouteUpdate} from "./src/analytics/route-update"

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  dropBrokenHash(window)
  keepPage(window)
  return openGate()
}

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  markHydrated()
  measureVitals()
}
