import type {IncomingMessage} from "http"

/** Other sites reach a server of this machine by names of their own (DNS rebinding). */
const ownHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/** Host of an origin; none of a page without an address of its own, which says "null". */
const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined)

/**
 * Whether a request comes from a page of this server, or from its visitor's own address bar. A page of
 * another site that a browser has open must not reach the content of this computer.
 */
export const isFromHere = ({headers}: IncomingMessage): boolean => {
  const {host = "", origin} = headers
  const from = headers["sec-fetch-site"] ?? "none"
  return (
    ownHost.test(host) &&
    (origin === undefined || hostOf(origin) === host) &&
    ["none", "same-origin"].includes(String(from))
  )
}
