const name = "er_auth"
/** 60 days, in seconds. */
const maxAge = 5_184_000

/**
 * Cookie that tells other services of this host that somebody is signed in. It holds no secret.
 *
 * @param protocol - of the page; https adds Secure
 * @param isSignedIn - false gives the text that removes the cookie
 * @returns text for `document.cookie`
 */
export const markerCookie = (protocol: string, isSignedIn: boolean): string =>
  [
    `${name}=${isSignedIn ? 1 : ""}`,
    "Path=/",
    `Max-Age=${isSignedIn ? maxAge : 0}`,
    "SameSite=Lax",
    ...(protocol === "https:" ? ["Secure"] : []),
  ].join("; ")
