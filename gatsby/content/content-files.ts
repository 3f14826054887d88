import {readdirSync, readFileSync} from "node:fs"
import path from "node:path"
import {type ParseError, parse, printParseErrorCode} from "jsonc-parser"
import {languages} from "../../src/i18n/languages"
import {type ContentIssue, formatIssues, localize} from "./issue"
import {schemaOfFile} from "./schema/files"

const wordsFile = new RegExp(`^locales/(?:${languages.join("|")})/[a-z][a-z-]*\\.json$`)

export const isWords = (file: string): boolean => wordsFile.test(file)

/** Whether the site reads a JSON file: data of the contract, or words of the interface. */
export const isContent = (file: string): boolean =>
  isWords(file) || schemaOfFile(file) !== undefined

/**
 * Lists the files of the content folders at any depth, sorted, by their path from the
 * project, but for hidden ones, which gatsby-config.ts leaves out, too.
 */
export const listContent = (root: string): string[] =>
  ["data", "locales"]
    .flatMap(folder =>
      readdirSync(path.join(root, folder), {recursive: true, withFileTypes: true})
        .filter(entry => entry.isFile() && !entry.name.startsWith("."))
        .map(({parentPath, name}) => path.relative(root, path.join(parentPath, name)))
        .map(file => file.replaceAll(path.sep, "/")),
    )
    .sort()

type JsonFile = {value?: unknown; issues: ContentIssue[]}

const strict = {allowTrailingComma: false, disallowComments: true, allowEmptyContent: false}

const syntaxIssue = (file: string, text: string, {error, offset}: ParseError): ContentIssue => {
  const before = text.slice(0, offset)
  const [line, column] = [before.split("\n").length, offset - before.lastIndexOf("\n")]
  const code = printParseErrorCode(error)
  const message = localize({
    en: `expected valid JSON; found ${code}, line ${line}, column ${column}`,
    es: `se esperaba un JSON válido; se encontró ${code}, línea ${line}, columna ${column}`,
  })
  return {file, path: [], message}
}

/** Reads the text of a JSON file, without a byte-order mark, comments or trailing commas. */
const parseJson = (file: string, text: string): JsonFile => {
  if (text.startsWith("\ufeff")) {
    const message = localize({
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
  return first ? {issues: [syntaxIssue(file, text, first)]} : {value: JSON.parse(text), issues: []}
}

/** Reads a JSON file in UTF-8 (see parseJson); it never throws. */
export const readJson = (root: string, file: string): JsonFile => {
  try {
    const bytes = readFileSync(path.join(root, file))
    return parseJson(file, new TextDecoder("utf-8", {fatal: true, ignoreBOM: true}).decode(bytes))
  } catch (error) {
    const {code, message: reason} = error as NodeJS.ErrnoException
    const found = code === "ENOENT" ? localize({en: "no such file", es: "ningún archivo"}) : reason
    const message = localize({
      en: `expected a JSON file in UTF-8; found ${found}`,
      es: `se esperaba un archivo JSON en UTF-8; se encontró ${found}`,
    })
    return {issues: [{file, path: [], message}]}
  }
}

/** The value of a file that was read; an error names the file and what is wrong with it. */
export const valueOrThrow = <Content>({value, issues}: JsonFile): Content => {
  if (value === undefined) throw new Error(formatIssues(issues))
  return value as Content
}
