import {workerFile} from "../../../src/features/saved/offline/release"
import {withSlash} from "../../../src/lib/with-slash"
import {renamedTrips} from "../../content/renamed-trips"
import {type PlannedRedirect, redirectPatterns} from "../../pages/plan-redirects"
import {matchesPattern, rewritePath} from "./path-pattern"
import {readOldAddresses} from "./read-old-addresses"

/** One header of an answer. */
export type Header = {name: string; value: string}

/** Cache-Control of some paths; the first match wins. */
export type CachingRule = {paths: readonly string[]; value: string}

/**
 * How the site must be served by any host. The preview server, `deploy/nginx.conf`, Amplify's files
 * and `public/_headers` are generated from this.
 */
export type HostingRules = {
  /** Sent with every answer, errors and redirects included. */
  headers: readonly Header[]
  caching: readonly CachingRule[]
  /** Types of files that not every host knows by their names; all are text in UTF-8. */
  types: readonly {path: string; type: string}[]
  /** Headers of one path, replacing general headers of the same name. */
  own: readonly {path: string; headers: readonly Header[]}[]
  /**
   * Permanent redirects by pattern, applied if the target is a page. They match with and without a
   * trailing slash. Any other page address without its slash redirects to the page.
   */
  redirects: readonly PlannedRedirect[]
  /** Addresses that are gone for good: 410. They end in a slash and hold without it, too. */
  gone: readonly string[]
  /** Files of the build that are not for visitors. */
  hidden: readonly string[]
  /** The page of an unknown address; its status is 404. */
  notFound: string
}

const yearInSeconds = 31_536_000

/** Files with a hash of their content in their name, or in their folder's. */
export const hashedPaths = ["/static/**", "/*.js", "/*.css", "/icons-*.svg"] as const

/** Browser features that no page uses, so that no script on it may (Permissions Policy). */
const unusedFeatures = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "usb",
]

const headers: Header[] = [
  {name: "Strict-Transport-Security", value: `max-age=${yearInSeconds}`},
  {name: "X-Content-Type-Options", value: "nosniff"},
  {name: "Referrer-Policy", value: "strict-origin-when-cross-origin"},
  {name: "Permissions-Policy", value: unusedFeatures.map(name => `${name}=()`).join(", ")},
  // Popups: the editor's page of GitHub's, which answers it. Pages that this site's links open have no opener.
  {name: "Cross-Origin-Opener-Policy", value: "same-origin-allow-popups"},
  // Directives that a page cannot set itself (frame-ancestors). The rest is in each page's policy:
  // see page-policy.ts.
  {
    name: "Content-Security-Policy",
    value: "base-uri 'self'; form-action 'self'; frame-ancestors 'none'; object-src 'none'",
  },
  // For browsers that do not know frame-ancestors.
  {name: "X-Frame-Options", value: "DENY"},
]

/** A worker follows no page's policy, so it has its own: it may only fetch files of the site. */
const workerPolicy: Header = {
  name: "Content-Security-Policy",
  value: "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
}

const {moved, gone} = readOldAddresses()

/** The rules. They name only renamed experiences, so new ones change no host's files. */
export const hostingRules: HostingRules = {
  headers,
  caching: [
    {paths: [workerFile], value: "no-cache"},
    {paths: hashedPaths, value: `public, max-age=${yearInSeconds}, immutable`},
    {paths: ["/**"], value: "public, max-age=0, must-revalidate"},
  ],
  types: [
    {path: "/site.webmanifest", type: "application/manifest+json"},
    {path: "/feeds/*.csv", type: "text/csv"},
    {path: workerFile, type: "text/javascript"},
  ],
  own: [{path: workerFile, headers: [workerPolicy]}],
  redirects: redirectPatterns(renamedTrips(), moved),
  gone,
  hidden: ["/_redirects", "/_headers"],
  notFound: "/404.html",
}

/** Headers of the answer for a path, without Cache-Control. */
export const headersOf = (path: string, {headers, own}: HostingRules = hostingRules): Header[] => {
  const mine = own.find(rule => rule.path === path)?.headers ?? []
  return [...headers.filter(({name}) => !mine.some(header => header.name === name)), ...mine]
}

/**
 * Cache-Control of an answer.
 *
 * @param path - of the file that is sent; for the not-found page its own, not the address asked for
 * @returns the value of Cache-Control
 */
export const cacheControlOf = (path: string, {caching}: HostingRules = hostingRules): string => {
  const rule = caching.find(({paths}) => paths.some(pattern => matchesPattern(path, pattern)))
  if (!rule) throw new Error(`No caching rule holds for ${path}: the last one must match any path`)
  return rule.value
}

/** Value of Content-Type for a type of the rules; a text says its encoding. */
export const contentType = (type: string): string =>
  type.startsWith("text/") ? `${type}; charset=utf-8` : type

/** The type of a file where the rules name one. */
export const typeOf = (path: string): string | undefined => {
  const type = hostingRules.types.find(rule => matchesPattern(path, rule.path))?.type
  return type && contentType(type)
}

/**
 * Whether a file of the build must answer 404: host files, dot files except `.well-known` (RFC
 * 8615), and the error page itself.
 */
export const isHidden = (path: string): boolean =>
  [...hostingRules.hidden, "/404.html", "/404", "/404/"].includes(path) ||
  /\/\.(?!well-known\/)/.test(path)

/**
 * Redirect target of a request.
 *
 * @param path - decoded path of the request, without its query
 * @param isPage - whether the build has a page at a path that ends in a slash
 * @returns the new path, or undefined if the request may be answered as it is
 */
export const redirectOf = (
  path: string,
  isPage: (path: string) => boolean,
  {redirects}: HostingRules = hostingRules,
): string | undefined => {
  const slashed = withSlash(path)
  const candidates = redirects.map(({fromPath, toPath}) => rewritePath(slashed, fromPath, toPath))
  const moved = candidates.find(target => target !== undefined && isPage(target))
  if (moved) return moved
  return path !== slashed && isPage(slashed) && !isHidden(slashed) ? slashed : undefined
}

/** Whether an address was taken away for good, so that its answer is 410. */
export const isGone = (path: string, {gone}: HostingRules = hostingRules): boolean =>
  gone.includes(withSlash(path))
