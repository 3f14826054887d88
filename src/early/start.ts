/**
 * One file for all pages, asked for once something is painted (late-scripts.ts). Consent comes
 * before what measures, and does nothing if it ran early. The campaign comes after
 * it, because chats that were opened before had no channel in their text. The start comes last, because it ends the
 * keeping of clicks.
 */
import {denyConsent, measureEarly} from "../analytics/early-analytics"
import {followCampaign} from "../booking/campaign"
import {markAddressLanguage, rememberAddress} from "../i18n/early-language"
import {dropBrokenHash} from "../recovery/drop-broken-hash"
import {sayGateIsOff} from "../sign-in-gate/boot"
import {inTurn} from "./in-turn"
import {linkManifest} from "./link-manifest"
import {openCollapsibles} from "./open-collapsibles"
import {startScripts} from "./start-scripts"

inTurn(window, [
  ...(early.isGated ? [] : [(page: Window) => sayGateIsOff(page, early.gate)]),
  page => denyConsent(page, early.productId),
  measureEarly,
  page => followCampaign(page, early.productId, early.channels),
  page => markAddressLanguage(page, early.languages),
  rememberAddress,
  dropBrokenHash,
  openCollapsibles,
  linkManifest,
  startScripts,
])
