/**
 * The one inline script, first in the head of every page. It runs before anything is painted. The
 * order matters: consent is denied before a container can start, and the gate hides its page before
 * the language redirect can move a visitor who returns from signing in.
 */
import {denyConsent} from "../analytics/early-analytics"
import {bootGate} from "../features/sign-in-gate/boot"
import {carryAddress} from "../i18n/carry-address"
import {
  markAddressLanguage,
  resolveAddressLanguage,
  resolveHomeLanguage,
} from "../i18n/early-language"
import {inTurn} from "../lib/in-turn"
import {keepClicks} from "../runtime/boot/keep-clicks"
import {startScripts} from "../runtime/boot/start-scripts"
import {watchNetwork} from "../runtime/network/watch-network"
import {enableScrollRestoration} from "../runtime/place-page"
import {dropBrokenHash} from "../runtime/recovery/drop-broken-hash"
import {reloadStalePage} from "../runtime/recovery/stale-page"

/** Set on the 404 page, which is served for any address (gatsby-ssr.tsx). */
const isForAnyAddress = "anyAddress" in (document.currentScript as HTMLElement).dataset

inTurn(window, [
  ...(early.isMeasured ? [(page: Window) => denyConsent(page, early.productId)] : []),
  ...(early.isGated ? [(page: Window) => bootGate(page, early.waiting)] : []),
  enableScrollRestoration,
  dropBrokenHash,
  page => resolveAddressLanguage(page, early.languages),
  page => resolveHomeLanguage(page, early.languages),
  ...(isForAnyAddress ? [(page: Window) => markAddressLanguage(page, early.languages)] : []),
  carryAddress,
  keepClicks,
  watchNetwork,
  reloadStalePage,
  page => startScripts(page, early.queries),
])
