import {type Moved, planRedirects} from "../pages/plan-redirects"

type Header = {key: string; value: string}
type HeaderRule = {source: string; headers: readonly Header[]}

const yearInSeconds = 31_536_000

/** Browser features that no page uses, so that no script on it may. */
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

/** Sent with every page and file. */
export const securityHeaders: readonly Header[] = [
  {key: "Strict-Transport-Security", value: `max-age=${yearInSeconds}`},
  {key: "X-Content-Type-Options", value: "nosniff"},
  {key: "Referrer-Policy", value: "strict-origin-when-cross-origin"},
  {key: "Permissions-Policy", value: unusedFeatures.map(name => `${name}=()`).join(", ")},
  // Popups: the editor's page of GitHub's, which answers it.
  {key: "Cross-Origin-Opener-Policy", value: "same-origin-allow-popups"},
  // frame-ancestors has no effect in a page's own policy, which says the rest (content-security-policy.ts).
  {
    key: "Content-Security-Policy",
    value: "base-uri 'self'; form-action 'self'; frame-ancestors 'none'; object-src 'none'",
  },
  // For browsers that do not know frame-ancestors.
  {key: "X-Frame-Options", value: "DENY"},
]

const each = (sources: readonly string[], key: string, value: string): HeaderRule[] =>
  sources.map(source => ({source, headers: [{key, value}]}))

/** No two rules set the same header for one path: Amplify does not say which of them would win. */
const headerRules: readonly HeaderRule[] = [
  {source: "**/*", headers: securityHeaders},
  // These have a hash of their content in their name, or in that of their folder.
  ...each(
    ["/static/**/*", "/*.js", "/*.css"],
    "Cache-Control",
    `public, max-age=${yearInSeconds}, immutable`,
  ),
  ...each(["/colombia.svg"], "Cache-Control", "public, max-age=3600"),
  // On Amplify a page's path ends in a slash, for serve-handler in index.html.
  ...each(
    ["/", "**/", "**/*.html", "**/*.json"],
    "Cache-Control",
    "public, max-age=0, must-revalidate",
  ),
  {
    source: "/trips-worker.mjs",
    headers: [
      {key: "Cache-Control", value: "no-cache"},
      {key: "Content-Type", value: "text/javascript; charset=utf-8"},
    ],
  },
  ...each(["/manifest.webmanifest"], "Content-Type", "application/manifest+json"),
  ...each(["/feeds/*.csv"], "Content-Type", "text/csv; charset=utf-8"),
]

const amplifyHeaders = () =>
  [
    "# Written by npm run format from gatsby/publish/hosting.ts: change that, not this.",
    "customHeaders:",
    ...headerRules.flatMap(({source, headers}) => [
      `  - pattern: ${JSON.stringify(source)}`,
      "    headers:",
      ...headers.flatMap(({key, value}) => [
        `      - key: ${JSON.stringify(key)}`,
        `        value: ${JSON.stringify(value)}`,
      ]),
    ]),
    "",
  ].join("\n")

const withoutSlash = (path: string) => path.replace(/\/$/, "")

/**
 * Amplify's rules in order. It does not say in which spelling it compares an address with other signs
 * than ASCII, so both are there. A missing slash needs no rule: Amplify adds it, as long as the last
 * rule is a 404.
 */
const amplifyRedirects = (content: Moved) => [
  ...planRedirects(content).flatMap(({fromPath, toPath}) =>
    [...new Set([fromPath, encodeURI(fromPath)])]
      .flatMap(path => [path, withoutSlash(path)])
      .map(path => ({
        source: path.replace(":slug", "<slug>"),
        target: toPath.replace(":slug", "<slug>"),
        status: "301",
      })),
  ),
  {source: "/<*>", target: "/404.html", status: "404"},
]

/** Settings of serve-handler, which shows a finished build on this machine. It compares decoded paths without their slash. */
const serveSettings = (content: Moved) => ({
  public: "public",
  cleanUrls: true,
  trailingSlash: true,
  directoryListing: false,
  etag: true,
  redirects: planRedirects(content).map(({fromPath, toPath}) => ({
    source: withoutSlash(fromPath),
    destination: toPath,
  })),
  headers: headerRules,
})

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** Text of the committed files that say how the site is served, by their name in the project. */
export const hostingFiles = (content: Moved): Record<string, string> => ({
  "customHttp.yml": amplifyHeaders(),
  "amplify-redirects.json": json(amplifyRedirects(content)),
  "serve.json": json(serveSettings(content)),
})
