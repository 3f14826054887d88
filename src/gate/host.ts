/**
 * Settings of the gate, which stand in a meta element of every page of a build with a gate. Names are
 * those of `.env.example`; the domain of the hosted sign-in has no scheme.
 */
export type GateSettings = {
  userPoolId: string
  clientId: string
  domain: string
  identityPoolId: string
  /** Host that is gated, with its subdomains. */
  devDomain: string
  ips: string[]
}

/** Name of the meta element that holds the settings as JSON. */
export const settingsName = "sign-in-gate"

/** The settings of this page; null without a gate. */
export const readSettings = (): GateSettings | null => {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${settingsName}"]`)
  return JSON.parse(meta?.content || "null")
}

/**
 * Whether a visit must sign in: on localhost, on the development domain and its subdomains, and on
 * the listed IPs. Crawlers pass, and `/logout` is never gated.
 */
export const isGated = (
  {hostname, pathname}: Pick<Location, "hostname" | "pathname">,
  userAgent: string,
  {devDomain, ips}: Pick<GateSettings, "devDomain" | "ips">,
): boolean => {
  if (/^\/logout\/?$/.test(pathname)) return false
  if (/bot|crawl|spider|slurp|facebookexternalhit|whatsapp|lighthouse/i.test(userAgent))
    return false
  return (
    hostname === "localhost" || `.${hostname}`.endsWith(`.${devDomain}`) || ips.includes(hostname)
  )
}

/** Name of the cookie that tells other services of this host that somebody is signed in. It holds no secret. */
export const signInMark = "er_auth"

export const hasSignInMark = (): boolean => document.cookie.includes(`${signInMark}=1`)

/** Hides a gated page before anything is painted (gate.module.css); the inline script calls it. */
export const hideGatedPage = (): void => {
  const settings = readSettings()
  if (settings && isGated(location, navigator.userAgent, settings))
    document.documentElement.dataset.gate = "pending"
}
