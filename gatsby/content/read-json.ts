import {readFile} from "fs/promises"
import {type Node, type ParseError, parseTree, printParseErrorCode} from "jsonc-parser"
import path from "path"
import type {Fault} from "./fault"

/** Content of a JSON file, or what keeps it from being read. */
export type JsonFile = {value?: unknown; faults: Fault[]}

const strict = {allowTrailingComma: false, disallowComments: true, allowEmptyContent: false}

const plainWords: Record<string, string> = {
  InvalidSymbol: "a JSON value (texts in double quotes)",
  UnexpectedEndOfNumber: "a number such as 1400 or 4.5",
  PropertyNameExpected: "a name in double quotes",
  ValueExpected: "a value",
  ColonExpected: "a colon",
  CommaExpected: "a comma",
  CloseBraceExpected: "a closing }",
  CloseBracketExpected: "a closing ]",
  EndOfFileExpected: "the end of the file",
  InvalidCommentToken: "no comment",
  UnexpectedEndOfComment: "no comment",
  UnexpectedEndOfString: "a closing double quote",
  InvalidEscapeCharacter: "no \\, or two of them",
  InvalidUnicode: "four digits after \\u",
  InvalidCharacter: "no control character in a text",
}

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

const explain = (text: string, {error, offset}: ParseError) => ({
  field: position(text, offset),
  found: text.trim() === "" ? "an empty file" : "broken JSON",
  expected: plainWords[printParseErrorCode(error)] ?? "valid JSON",
})

/**
 * Reads the text of a JSON file, strictly: no comments, no trailing commas, no key twice.
 *
 * @param file - path of the file, for the faults
 */
export const parseJson = (file: string, text: string): JsonFile => {
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, strict)
  // The first error of a broken file is the true one; the rest follow from it.
  const [first] = errors
  if (first) return {faults: [{file, ...explain(text, first)}]}
  const faults = duplicateKeys(tree).map(key => ({
    file,
    field: position(text, key.offset),
    found: `the key "${key.value}" a second time`,
    expected: "each key once",
  }))
  return {value: JSON.parse(text), faults}
}

/**
 * Reads a JSON file in UTF-8, strictly (see parseJson).
 *
 * @param root - the project's folder
 * @param file - path of the file from there
 * @returns its value and its faults; it never throws
 */
export const readJson = async (root: string, file: string): Promise<JsonFile> => {
  try {
    const bytes = await readFile(path.join(root, file))
    const text = new TextDecoder("utf-8", {fatal: true}).decode(bytes)
    return parseJson(file, text)
  } catch (error) {
    const {code, message} = error as NodeJS.ErrnoException
    const found = code === "ENOENT" ? "no such file" : `an unreadable file (${message})`
    return {faults: [{file, field: "(file)", found, expected: "a JSON file in UTF-8"}]}
  }
}
