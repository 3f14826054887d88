import {createHash} from "node:crypto"
import {readFile, writeFile} from "node:fs/promises"
import path from "node:path"
import type {GateSettings} from "../../src/gate/host"
import {type Environment, gateSettings} from "../environment/environment"

/**
 * Hosts of Google Tag Manager and Analytics. `*.` does not match the bare host, and Analytics uses
 * both. Styles, fonts and pictures are those of Tag Assistant's badge during a preview.
 *
 * @see https://developers.google.com/tag-platform/security/guides/csp
 */
const measuring = {
  script: ["https://www.googletagmanager.com"],
  connect: [
    "https://*.google-analytics.com",
    "https://analytics.google.com",
    "https://*.analytics.google.com",
    "https://*.googletagmanager.com",
  ],
  style: ["https://www.googletagmanager.com", "https://fonts.googleapis.com"],
  font: ["https://fonts.gstatic.com"],
  image: ["https://ssl.gstatic.com", "https://www.gstatic.com"],
}
const nobody = {script: [], connect: [], style: [], font: [], image: []}

/**
 * Hashes of a page's inline scripts. Data such as JSON-LD does not run and needs none.
 *
 * @see https://www.w3.org/TR/CSP3/#match-element-to-source-list
 */
const scriptHashes = (html: string): string[] => {
  const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = "", text]) => text && !/\s(src=|type="application\/)/.test(attributes))
    .map(([, , text = ""]) => createHash("sha256").update(text).digest("base64"))
  return [...new Set(scripts)].sort().map(hash => `'sha256-${hash}'`)
}

/** Origins that the browser calls while somebody signs in, for `connect-src` of the page's policy. */
export const cognitoOrigins = ({userPoolId, domain, identityPoolId}: GateSettings): string[] => [
  `https://${domain}`,
  `https://cognito-idp.${userPoolId.split("_")[0]}.amazonaws.com`,
  `https://cognito-identity.${identityPoolId.split(":")[0]}.amazonaws.com`,
]

/**
 * The policy of a page. Scripts are allowed by hash, so that none runs that came in after the
 * build. Styles may stand in the page: they cannot run, and each would make every page heavier.
 */
const policyOf = (html: string, environment: Environment): string => {
  const google = environment.GATSBY_GTM_ID === undefined ? nobody : measuring
  const gate = gateSettings(environment)
  const directives: [name: string, ...sources: string[]][] = [
    ["default-src", "'self'"],
    ["base-uri", "'self'"],
    ["connect-src", "'self'", ...google.connect, ...(gate ? cognitoOrigins(gate) : [])],
    ["font-src", "'self'", ...google.font],
    ["form-action", "'self'"],
    ["frame-src", "'none'"],
    ["img-src", "'self'", "data:", ...google.connect, ...google.image],
    ["object-src", "'none'"],
    ["script-src", "'self'", ...scriptHashes(html), ...google.script],
    ["script-src-attr", "'none'"],
    ["style-src", "'self'", "'unsafe-inline'", ...google.style],
    ["worker-src", "'self'"],
  ]
  return directives.map(directive => directive.join(" ")).join("; ")
}

const policyTag = /<meta http-equiv="Content-Security-Policy"[^>]*\/>/
const charset = /<meta [^>]*charset="utf-8"[^>]*\/>/i

/** Writes a page’s policy into its head, before what it governs, in place of an earlier one. */
export const securePage = (html: string, environment: Environment): string => {
  const page = html.replace(policyTag, "")
  if (!charset.test(page)) throw new Error('found no <meta charset="utf-8"> in a page')
  const policy = policyOf(page, environment)
  return page.replace(
    charset,
    tag => `${tag}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  )
}

export const securePages = async (
  folder: string,
  pages: readonly string[],
  environment: Environment,
): Promise<void> => {
  for (const page of pages) {
    const file = path.join(folder, page.endsWith("/") ? `${page}index.html` : page)
    const html = await readFile(file, "utf8")
    await writeFile(file, securePage(html, environment))
  }
}
