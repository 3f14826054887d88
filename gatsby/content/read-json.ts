import {readFileSync} from "fs"
import {type Node, type ParseError, parseTree, printParseErrorCode} from "jsonc-parser"
import path from "path"
import {type Code, type Fault, faultAt, formatFaults, show} from "./fault"
import {english} from "./sentences/english"

/** Content of a JSON file, or what keeps it from being read. */
export type JsonFile = {value?: unknown; faults: Fault[]}

const strict = {allowTrailingComma: false, disallowComments: true, allowEmptyContent: false}

/** Byte-order mark. Gatsby and Node treat it as part of the text. */
const byteOrderMark = "\ufeff"

const position = (text: string, offset: number) => {
  const before = text.slice(0, offset)
  return `line ${before.split("\n").length}, column ${offset - before.lastIndexOf("\n")}`
}

const duplicateKeys = (node: Node | undefined): Node[] => {
  if (!node?.children) return []
  const seen = new Set<unknown>()
  const own = node.type === "object" ? node.children : []
  const twice = own.flatMap(({children}) => {
    const key = children?.[0]
    if (!key) return []
    const isTwice = seen.has(key.value)
    seen.add(key.value)
    return isTwice ? [key] : []
  })
  return [...twice, ...node.children.flatMap(duplicateKeys)]
}

const explain = (text: string, {error}: ParseError): Code => {
  const code = printParseErrorCode(error)
  if (text.trim() === "") return "empty-file"
  return Object.hasOwn(english, code) ? (code as Code) : "broken-json"
}

/**
 * Reads the text of a JSON file, strictly: no byte-order mark, no comments, no trailing commas, no
 * key twice.
 */
export const parseJson = (file: string, text: string): JsonFile => {
  if (text.startsWith(byteOrderMark)) {
    const {value, faults} = parseJson(file, text.slice(1))
    return {value, faults: [faultAt("byte-order-mark", file, "line 1, column 1"), ...faults]}
  }
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, strict)
  // Only the first syntax error is meaningful.
  const [first] = errors
  if (first) return {faults: [faultAt(explain(text, first), file, position(text, first.offset))]}
  const faults = duplicateKeys(tree).map(
    (key): Fault => faultAt("key-twice", file, position(text, key.offset), {key: show(key.value)}),
  )
  return {value: JSON.parse(text), faults}
}

/**
 * Reads a JSON file in UTF-8, strictly (see parseJson): gives its value and its faults, and never
 * throws.
 */
export const readJson = (root: string, file: string): JsonFile => {
  try {
    const bytes = readFileSync(path.join(root, file))
    return parseJson(file, new TextDecoder("utf-8", {fatal: true, ignoreBOM: true}).decode(bytes))
  } catch (error) {
    const {code, message} = error as NodeJS.ErrnoException
    return {
      faults: [faultAt(code === "ENOENT" ? "no-file" : "unreadable", file, "(file)", {message})],
    }
  }
}

/**
 * Returns the value of a parsed JSON file.
 *
 * @throws Error that names the file and what keeps it from being read
 */
export const contentOf = <Content>({value, faults}: JsonFile): Content => {
  if (value === undefined) throw new Error(formatFaults(faults))
  return value as Content
}
