/**
 * One file for all pages. It loads with the site's scripts but does not need them. Consent does
 * nothing here if it already ran before a container. The campaign follows analytics, because
 * earlier chats had no channel in their text. Each piece is a task of its own, so that a slow phone
 * can answer between two, and one that fails stops no other.
 */

import {followCampaign} from "../analytics/chat-channel"
import {denyConsent, measureEarly} from "../analytics/early-analytics"
import {warnGateIsOff} from "../features/sign-in-gate/boot"
import {markAddressLanguage, storeAddressLanguage} from "../i18n/early-language"
import {linkManifest} from "../runtime/boot/link-manifest"
import {openCollapsibles} from "../runtime/boot/open-collapsibles"

const pieces: ((page: Window) => void)[] = [
  ...(early.isGated ? [] : [(page: Window) => warnGateIsOff(page, early.gate)]),
  page => denyConsent(page, early.productId),
  measureEarly,
  page => followCampaign(page, early.productId, early.channels),
  page => markAddressLanguage(page, early.languages),
  storeAddressLanguage,
  openCollapsibles,
  linkManifest,
]

for (const run of pieces) window.setTimeout(() => run(window))
