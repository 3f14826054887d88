import {readdirSync, readFileSync} from "node:fs"
import path from "node:path"
import {type ParseError, parse, printParseErrorCode} from "jsonc-parser"
import {languages} from "../../src/i18n/languages"
import {type ContentIssue, formatIssues, localize, type Sentence} from "./issue"
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

/**
 * Reads a JSON file in UTF-8, without a byte-order mark, comments or trailing commas, as far as it
 * can be read; it never throws.
 */
export const readJson = (root: string, file: string): JsonFile => {
  const issues: ContentIssue[] = []
  const report = (sentence: Sentence) => issues.push({file, path: [], message: localize(sentence)})
  try {
    const bytes = readFileSync(path.join(root, file))
    const stored = new TextDecoder("utf-8", {fatal: true, ignoreBOM: true}).decode(bytes)
    const text = stored.replace(/^\ufeff/, "")
    if (text !== stored)
      report({
        en: "expected a file saved as “UTF-8”; found an invisible byte-order mark (“UTF-8 with BOM”)",
        es: "se esperaba un archivo guardado como “UTF-8”; se encontró una marca de orden de bytes invisible (“UTF-8 con BOM”)",
      })
    const errors: ParseError[] = []
    const value: unknown = parse(text, errors, strict)
    // Only the first syntax error is meaningful.
    const [first] = errors
    if (!first) return {value, issues}
    const before = text.slice(0, first.offset)
    const [line, column] = [before.split("\n").length, first.offset - before.lastIndexOf("\n")]
    const code = printParseErrorCode(first.error)
    report({
      en: `expected valid JSON; found ${code}, line ${line}, column ${column}`,
      es: `se esperaba un JSON válido; se encontró ${code}, línea ${line}, columna ${column}`,
    })
  } catch (error) {
    const {code, message} = error as NodeJS.ErrnoException
    const isMissing = code === "ENOENT"
    report({
      en: `expected a JSON file in UTF-8; found ${isMissing ? "no such file" : message}`,
      es: `se esperaba un archivo JSON en UTF-8; se encontró ${isMissing ? "ningún archivo" : message}`,
    })
  }
  return {issues}
}

/** The value of a file that was read; an error names the file and what is wrong with it. */
export const valueOrThrow = <Content>({value, issues}: JsonFile): Content => {
  if (value === undefined) throw new Error(formatIssues(issues))
  return value as Content
}
