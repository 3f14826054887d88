/**
 * Stands in the head of every page and runs before anything is painted. It is one script, because a
 * page's policy names each by a hash, which no compression makes smaller. Code that must work when
 * no file arrives, but only once there is something to click, runs with the first paint.
 */
import {carryAddress} from "../i18n/carry-address"
import {markAddressLanguage, settleAddress, settleHome} from "../i18n/early-language"
import {watchNetwork} from "../network/watch-network"
import {reloadStalePage} from "../recovery/stale-page"
import {letBrowserPlace} from "../start/place-page"
import {fillLists} from "./fill-lists"
import {inTurn} from "./in-turn"
import {keepClicks} from "./keep-clicks"
import {askForLateScripts} from "./late-scripts"

const runAtPaint = () =>
  inTurn(window, [fillLists, carryAddress, keepClicks, reloadStalePage, watchNetwork])

inTurn(window, [
  letBrowserPlace,
  page => settleAddress(page, early.languages),
  ...(early.isHome ? [(page: Window) => settleHome(page, early.languages)] : []),
  ...(early.isNotFound ? [(page: Window) => markAddressLanguage(page, early.languages)] : []),
  page => askForLateScripts(page, runAtPaint),
])
