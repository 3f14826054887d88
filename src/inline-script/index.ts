/**
 * The one inline script, first in the head of every page. It runs before anything is painted. The
 * order matters: consent is denied before a container can start, and the gate hides its page before
 * the language can move a visitor who returns from signing in. Browsers from before `at` came, in 2021
 * (docs/architecture.md), get the page without scripts; so does an address that Gatsby cannot decode.
 */
import {denyConsent} from "../analytics/deny-consent"
import {hideGatedPage} from "../gate/host"
import {attempt} from "../lib/attempt"
import {resolveLanguage} from "./language"
import {keepPresses} from "./presses"
import {holdScripts} from "./scripts"

/** Gatsby decodes a path until nothing is left to decode, and would empty the page where it fails. */
const isDecodable = (text: string): boolean => {
  const decoded = attempt(() => decodeURIComponent(text))
  return decoded === text || (decoded !== undefined && isDecodable(decoded))
}

denyConsent()
hideGatedPage()
if (
  !resolveLanguage() &&
  "at" in Array.prototype &&
  isDecodable(location.pathname + location.hash)
) {
  keepPresses()
  holdScripts()
}
