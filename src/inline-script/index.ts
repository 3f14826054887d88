/**
 * The one inline script, first in the head of every page. It runs before anything is painted. The
 * order matters: consent is denied before a container can start, and the gate hides its page before
 * the language can move a visitor who returns from signing in. Browsers from before `at` came, in 2021
 * (docs/architecture.md), get the page without scripts.
 */
import {denyConsent} from "../analytics/deny-consent"
import {hideGatedPage} from "../gate/host"
import {mendAddress} from "./address"
import {resolveLanguage} from "./language"
import {keepPresses} from "./presses"
import {holdScripts} from "./scripts"

denyConsent()
mendAddress()
hideGatedPage()
if (!resolveLanguage() && "at" in Array.prototype) {
  keepPresses()
  holdScripts()
}
