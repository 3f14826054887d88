import type {GateSettings} from "./settings"

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
