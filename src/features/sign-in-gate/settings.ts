/** Settings of the hosted sign-in; names as in `.env.example`. */
export type CognitoSettings = {
  userPoolId: string
  clientId: string
  /** Host of the hosted sign-in page, without a scheme. */
  domain: string
  identityPoolId: string
}

/** Settings of the gate, kept in a meta element of every page and not in JavaScript. */
export type GateSettings = {
  /** It and its subdomains are gated. */
  devDomain: string
  /** IP hosts that are gated. */
  ips: string[]
  /** Null if none of the four settings is given: the gate is off. */
  cognito: CognitoSettings | null
}

/** Name of the meta element that holds the settings as JSON. */
export const settingsName = "sign-in-gate"

/** The settings of a page; null without a gate. */
export const settingsIn = (document: Document): GateSettings | null => {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${settingsName}"]`)
  return JSON.parse(meta?.content || "null")
}

/**
 * Origins that the browser calls while somebody signs in: the hosted page's token endpoint, the
 * user pool and the identity pool. A Content-Security-Policy must allow them in `connect-src`.
 */
export const cognitoOrigins = ({userPoolId, domain, identityPoolId}: CognitoSettings): string[] => [
  `https://${domain}`,
  `https://cognito-idp.${userPoolId.split("_")[0]}.amazonaws.com`,
  `https://cognito-identity.${identityPoolId.split(":")[0]}.amazonaws.com`,
]
