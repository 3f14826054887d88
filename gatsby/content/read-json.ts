import {readFileSync} from "fs"
import {type ParseError, parse, printParseErrorCode} from "jsonc-parser"
import path from "path"
import {type ContentIssue, formatIssues, t} from "./issue"

/** Content of a JSON file, or what keeps it from being read. */
export type JsonFile = {value?: unknown; issues: ContentIssue[]}

const strict = {allowTrailingComma: false, disallowComments: true, allowEmptyContent: false}

const byteOrderMark = "\ufeff"

const position = (text: string, offset: number) => {
  const before = text.slice(0, offset)
  const [line, column] = [before.split("\n").length, offset - before.lastIndexOf("\n")]
  return t({en: `line ${line}, column ${column}`, es: `línea ${line}, columna ${column}`})
}

/** Reads the text of a JSON file, strictly: without a byte-order mark, comments or trailing commas. */
export const parseJson = (file: string, text: string): JsonFile => {
  if (text.startsWith(byteOrderMark)) {
    const message = t({
      en: "expected a file saved as “UTF-8”; found an invisible byte-order mark (“UTF-8 with BOM”)",
      es: "se esperaba un archivo guardado como “UTF-8”; se encontró una marca de orden de bytes invisible (“UTF-8 con BOM”)",
    })
    const {value, issues} = parseJson(file, text.slice(1))
    return {value, issues: [{file, path: [], message}, ...issues]}
  }
  const errors: ParseError[] = []
  parse(text, errors, strict)
  // Only the first syntax error is meaningful.
  const [first] = errors
  if (!first) return {value: JSON.parse(text), issues: []}
  const place = `${printParseErrorCode(first.error)}, ${position(text, first.offset)}`
  const message = t({
    en: `expected valid JSON; found ${place}`,
    es: `se esperaba un JSON válido; se encontró ${place}`,
  })
  return {issues: [{file, path: [], message}]}
}

/** Reads a JSON file in UTF-8 (see parseJson); it never throws. */
export const readJson = (root: string, file: string): JsonFile => {
  try {
    const bytes = readFileSync(path.join(root, file))
    return parseJson(file, new TextDecoder("utf-8", {fatal: true, ignoreBOM: true}).decode(bytes))
  } catch (error) {
    const {code, message: reason} = error as NodeJS.ErrnoException
    const found = code === "ENOENT" ? t({en: "no such file", es: "ningún archivo"}) : reason
    const message = t({
      en: `expected a JSON file in UTF-8; found ${found}`,
      es: `se esperaba un archivo JSON en UTF-8; se encontró ${found}`,
    })
    return {issues: [{file, path: [], message}]}
  }
}

/**
 * Returns the value of a parsed JSON file.
 *
 * @throws Error that names the file and what keeps it from being read
 */
export const contentOf = <Content>({value, issues}: JsonFile): Content => {
  if (value === undefined) throw new Error(formatIssues(issues))
  return value as Content
}
