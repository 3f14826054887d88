/**
 * The one inline script, first in the head of every page. It runs before anything is painted. The
 * order matters: consent is denied before a container can start, and the gate hides its page before
 * the language can move a visitor who returns from signing in.
 */
import {denyConsent} from "../analytics/consent/deny-consent"
import {bootGate} from "../features/sign-in-gate/boot"
import {waitingWords} from "../features/sign-in-gate/boot-options"
import {resolveLanguage} from "./language"
import {keepPresses} from "./presses"
import {holdScripts} from "./scripts"

denyConsent(window, PRODUCT_ID)
bootGate(window, waitingWords())
if (!resolveLanguage()) {
  keepPresses()
  holdScripts()
}
