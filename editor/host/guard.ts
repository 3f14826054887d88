import type {IncomingMessage} from "http"

/** Guards against DNS rebinding. */
const ownHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/** Host of an origin; none of a page without an address of its own, which says "null". */
const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined)

/**
 * Whether a request comes from this server's pages or the address bar. Pages of other sites must
 * not reach the content of this computer.
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
