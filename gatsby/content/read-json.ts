import {readFileSync} from "fs"
import {readFile} from "fs/promises"
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
 * Reads the text of a JSON file, strictly: no byte-order mark, no comments, no trailing commas, no key
 * twice.
 *
 * @param file - path of the file, for the faults
 */
export const parseJson = (file: string, text: string): JsonFile => {
  if (text.startsWith(byteOrderMark)) {
    const {value, faults} = parseJson(file, text.slice(1))
    const place = {file, field: "line 1, column 1"}
    return {value, faults: [{code: "byte-order-mark", place, values: {}}, ...faults]}
  }
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, strict)
  // Only the first syntax error is meaningful.
  const [first] = errors
  if (first) {
    const place = {file, field: position(text, first.offset)}
    return {faults: [{code: explain(text, first), place, values: {}}]}
  }
  const faults = duplicateKeys(tree).map(
    (key): Fault => faultAt("key-twice", file, position(text, key.offset), {key: show(key.value)}),
  )
  return {value: JSON.parse(text), faults}
}

const decode = (file: string, bytes: Uint8Array): JsonFile =>
  parseJson(file, new TextDecoder("utf-8", {fatal: true, ignoreBOM: true}).decode(bytes))

const unreadable = (file: string, error: unknown): JsonFile => {
  const {code, message} = error as NodeJS.ErrnoException
  const place = {file, field: "(file)"}
  return {faults: [{code: code === "ENOENT" ? "no-file" : "unreadable", place, values: {message}}]}
}

/**
 * Reads a JSON file in UTF-8, strictly (see parseJson).
 *
 * @param file - path of the file from there
 * @returns its value and its faults; it never throws
 */
export const readJson = async (root: string, file: string): Promise<JsonFile> => {
  try {
    return decode(file, await readFile(path.join(root, file)))
  } catch (error) {
    return unreadable(file, error)
  }
}

/** Synchronous variant, for module initialization. */
export const readJsonSync = (root: string, file: string): JsonFile => {
  try {
    return decode(file, readFileSync(path.join(root, file)))
  } catch (error) {
    return unreadable(file, error)
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
