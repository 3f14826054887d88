import path from "node:path"
import ts from "typescript"

/** A JSON-LD document and the page it is from. */
export type Document = {name: string; json: string}

const options: ts.CompilerOptions = {
  noEmit: true,
  strict: true,
  skipLibCheck: true,
  types: [],
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
}

/**
 * Checks documents against schema.org's vocabulary: each is compiled as a value of schema-dts'
 * type, so that an unknown type or property, or a value that the property does not take, is an
 * error. Unlike the types of the builders, this sees what was really served.
 *
 * @param documents - JSON-LD with "@context" and "@graph"
 * @returns what is wrong, one line a fault, with the page's name
 */
export const vocabularyFaults = (documents: readonly Document[]): string[] => {
  const file = path.resolve("e2e/support/served.ts")
  const lines = documents.map(({json}, index) => `export const d${index}: Graph = ${json}`)
  const source = ['import type {Graph} from "schema-dts"', ...lines].join("\n")
  const host = ts.createCompilerHost(options)
  const {getSourceFile, fileExists} = host
  host.fileExists = name => name === file || fileExists(name)
  host.getSourceFile = (name, ...rest) =>
    name === file
      ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2022, true)
      : getSourceFile(name, ...rest)
  return ts.getPreEmitDiagnostics(ts.createProgram([file], options, host)).map(fault => {
    const {line} = ts.getLineAndCharacterOfPosition(
      fault.file ?? ts.createSourceFile(file, source, ts.ScriptTarget.ES2022),
      fault.start ?? 0,
    )
    const text = ts.flattenDiagnosticMessageText(fault.messageText, "\n  ")
    return `${documents[line - 1]?.name ?? fault.file?.fileName}: ${text}`
  })
}
