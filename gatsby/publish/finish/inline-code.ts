import {createHash} from "crypto"
import {decodedAttribute, findAll, findTags, type PageTree, rawText} from "./page-tree"

/** Inline code of a page, as CSP sources: 'sha256-…'. */
export type InlineCode = {scripts: string[]; styles: string[]; styleAttributes: string[]}

/** Script types that the policy covers; data such as JSON-LD needs no hash. */
const runningTypes = ["", "module", "importmap", "speculationrules"]
const isRunning = (type: string) =>
  runningTypes.includes(type) || /^(text|application)\/(x-)?(java|ecma)script$/.test(type)

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`

const distinct = (hashes: string[]) => [...new Set(hashes)].sort()

/**
 * Finds inline code in a finished page: scripts, style elements, style attributes.
 *
 * @returns distinct hashes, sorted
 * @see https://www.w3.org/TR/CSP3/#match-element-to-source-list
 */
export const findInlineCode = (tree: PageTree): InlineCode => {
  const scripts = findTags(tree, "script").filter(
    ({attribs, children}) =>
      children.length > 0 &&
      attribs.src === undefined &&
      isRunning((attribs.type ?? "").trim().toLowerCase()),
  )
  const styled = findAll(tree, ({attribs}) => attribs.style !== undefined)
  return {
    scripts: distinct(scripts.map(script => hash(rawText(script)))),
    styles: distinct(findTags(tree, "style").map(style => hash(rawText(style)))),
    styleAttributes: distinct(
      styled.map(({attribs}) => hash(decodedAttribute(String(attribs.style)))),
    ),
  }
}
