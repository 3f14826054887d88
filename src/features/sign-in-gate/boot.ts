import type {Language} from "../../i18n/languages"
import {splashId} from "./boot-options"
import {type GateSettings, settingsIn} from "./settings"

/**
 * Whether a visit must sign in: on localhost, on the development domain and its subdomains, and on
 * the listed IPs. Crawlers pass, and `/logout` is never gated.
 *
 * @param place - the page's location; the port does not matter
 */
export const isGatedVisit = (
  place: {hostname: string; pathname: string},
  userAgent: string,
  settings: Pick<GateSettings, "devDomain" | "ips">,
): boolean => {
  if (/^\/logout\/?$/.test(place.pathname)) return false
  // Cubot is a phone maker.
  const agent = userAgent.replace(/cubot/gi, "")
  if (/bot|crawl|spider|slurp|facebookexternalhit|whatsapp|lighthouse/i.test(agent)) return false
  // A fully qualified domain name may end in a dot.
  const host = place.hostname.toLowerCase().replace(/\.$/, "")
  return (
    host === "localhost" ||
    host === settings.devDomain ||
    host.endsWith(`.${settings.devDomain}`) ||
    settings.ips.indexOf(host) >= 0
  )
}

/**
 * Shows the splash over a gated page before anything is painted, and sets `<html
 * data-gate="pending">`. On other hosts it does nothing; without settings in the page it says so to
 * who develops. The splash is a sibling of the body, which may not exist yet.
 *
 * @param waiting - what the splash says, in every language
 */
export const bootGate = (page: Window, waiting: Record<Language, string>): void => {
  const {document, location, navigator} = page
  const root = document.documentElement
  const settings = settingsIn(document)
  if (!settings && location.hostname === "localhost")
    console.info("The sign-in gate is off: this build has none of the GATSBY_COGNITO_… settings.")
  if (!settings || !isGatedVisit(location, navigator.userAgent, settings)) return
  root.dataset.gate = "pending"
  const splash = document.createElement("div")
  splash.id = splashId
  splash.setAttribute("role", "status")
  for (const [language, text] of Object.entries(waiting)) {
    const line = document.createElement("p")
    line.lang = language
    line.textContent = text
    splash.append(line)
  }
  root.append(splash)
}
