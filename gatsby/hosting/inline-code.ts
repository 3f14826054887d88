import {createHash} from "crypto"

/** What a page holds inline, as sources of a Content Security Policy: 'sha256-…'. */
export type InlineCode = {scripts: string[]; styles: string[]; styleAttributes: string[]}

/** Types that run, or that the policy treats as if they ran; data such as JSON-LD needs no hash. */
const runningTypes = ["", "module", "importmap", "speculationrules"]
const isRunning = (type: string) =>
  runningTypes.includes(type) || /^(text|application)\/(x-)?(java|ecma)script$/.test(type)

const entities: Record<string, string> = {
  "&quot;": '"',
  "&#x27;": "'",
  "&#39;": "'",
  "&lt;": "<",
  "&gt;": ">",
  "&amp;": "&",
}
const decode = (text: string) =>
  text.replace(/&(quot|#x27|#39|lt|gt|amp);/g, entity => entities[entity] ?? entity)

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`

const distinct = (hashes: string[]) => [...new Set(hashes)].sort()

const attribute = (attributes: string, name: string) =>
  new RegExp(`(?:^|\\s)${name}=(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, "i")
    .exec(attributes)
    ?.slice(1)
    .find(value => value !== undefined)

/**
 * Finds everything inline in a finished page: scripts that run, style elements, style attributes.
 *
 * @param html - as React and Gatsby write it; scripts and styles are raw text up to their end tag
 * @returns distinct hashes, sorted
 * @see https://www.w3.org/TR/CSP3/#match-element-to-source-list
 */
export const findInlineCode = (html: string): InlineCode => {
  const scripts: string[] = []
  const styles: string[] = []
  const markup = html.replace(
    /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi,
    (_, name: string, attributes: string, text: string) => {
      if (name.toLowerCase() === "style") styles.push(hash(text))
      else if (
        text !== "" &&
        attribute(attributes, "src") === undefined &&
        isRunning((attribute(attributes, "type") ?? "").trim().toLowerCase())
      )
        scripts.push(hash(text))
      return `<${name}${attributes}>`
    },
  )
  const tags = markup.replace(/<!--[\s\S]*?-->/g, "").match(/<[a-z][^>]*>/gi) ?? []
  const styleAttributes = tags
    .map(tag => attribute(tag, "style"))
    .filter(value => value !== undefined)
    .map(value => hash(decode(value)))
  return {
    scripts: distinct(scripts),
    styles: distinct(styles),
    styleAttributes: distinct(styleAttributes),
  }
}
