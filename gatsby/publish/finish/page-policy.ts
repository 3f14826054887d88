import {cognitoOrigins} from "../../../src/gate/host"
import type {Environment} from "../../environment/environment"
import {gateSettings} from "../../environment/gate-settings"
import {findInlineCode, type InlineCode} from "./inline-code"
import {
  type Element,
  findTags,
  makeElement,
  type PageTree,
  parsePage,
  putAfter,
  removeElement,
  writePage,
} from "./page-tree"

type Sources = Record<string, string[]>

/**
 * Hosts of Google Tag Manager and Analytics. `*.` does not match the bare host, and Analytics uses
 * both.
 */
const measuring: Sources = {
  script: ["https://www.googletagmanager.com"],
  send: [
    "https://*.google-analytics.com",
    "https://analytics.google.com",
    "https://*.analytics.google.com",
    "https://*.googletagmanager.com",
  ],
  // Tag Assistant's badge during a preview.
  style: ["https://www.googletagmanager.com", "https://fonts.googleapis.com"],
  font: ["https://fonts.gstatic.com"],
  image: ["https://ssl.gstatic.com", "https://www.gstatic.com"],
}

const signInOrigins = (environment: Environment): string[] => {
  const gate = gateSettings(environment)
  return gate ? cognitoOrigins(gate.cognito) : []
}

/**
 * Content Security Policy of one page. Scripts and styles are allowed by hash. `style-src` is the
 * fallback for browsers before 2023, which do not distinguish style elements from attributes; only
 * it allows inline styles. React sets styles through the CSSOM, which no policy restricts, so the
 * first page's hashes also suffice after a navigation within the site.
 *
 * @param inline - what the page holds inline
 * @param environment - settings of the build: hosts come in with the feature that needs them
 * @see https://developers.google.com/tag-platform/security/guides/csp
 */
export const pagePolicy = (inline: InlineCode, environment: Environment): string => {
  const hosts: Sources = environment.GATSBY_GTM_ID === undefined ? {} : measuring
  const {script = [], send = [], style = [], font = [], image = []} = hosts
  const directives: Sources = {
    "default-src": ["'self'"],
    "base-uri": ["'self'"],
    "connect-src": ["'self'", ...send, ...signInOrigins(environment)],
    "font-src": ["'self'", ...font],
    "form-action": ["'self'"],
    "frame-src": ["'none'"],
    "img-src": ["'self'", "data:", ...send, ...image],
    "object-src": ["'none'"],
    "script-src": ["'self'", ...inline.scripts, ...script],
    "script-src-attr": ["'none'"],
    "style-src": ["'self'", "'unsafe-inline'", ...style],
    "style-src-elem": ["'self'", ...inline.styles, ...style],
    "style-src-attr":
      inline.styleAttributes.length > 0
        ? ["'unsafe-hashes'", ...inline.styleAttributes]
        : ["'none'"],
    // Of devices that keep trips (src/features/saved/offline).
    "worker-src": ["'self'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ")
}

const isPolicy = ({attribs}: Element) => attribs["http-equiv"] === "Content-Security-Policy"

/** React writes the attribute in camel case; HTML ignores case. */
const namesCharset = ({attribs}: Element) =>
  Object.keys(attribs).some(name => name.toLowerCase() === "charset")

/**
 * Writes a page's policy into its head, after the charset (which must be in the first 1024 bytes)
 * and before anything it governs. It replaces an earlier policy.
 *
 * @param tree - the finished page
 * @throws Error when the page names no character set
 */
export const addPolicy = (tree: PageTree, environment: Environment): void => {
  const metas = findTags(tree, "meta")
  metas.filter(isPolicy).forEach(removeElement)
  const charset = metas.find(namesCharset)
  if (!charset)
    throw new Error('found no <meta charset="utf-8"> in its head, expected one as Gatsby writes it')
  const policy = pagePolicy(findInlineCode(tree), environment)
  const meta = makeElement('<meta http-equiv="Content-Security-Policy"/>')
  meta.attribs.content = policy
  putAfter(charset, meta)
}

/** Does the same to a page that is text. */
export const securePage = (html: string, environment: Environment): string => {
  const tree = parsePage(html)
  addPolicy(tree, environment)
  return writePage(tree)
}
