import path from "path"
import {typeOfFile} from "../content/content-files"

type FileNode = {sourceInstanceName?: unknown; relativeDirectory?: unknown; name?: unknown}

/**
 * Names the GraphQL type of a JSON file.
 *
 * @returns the type that the file's schema is registered with; "WordsJson" for interface words,
 *   which the i18n plugin gives as `allLocale`
 */
export const jsonTypeName = ({node}: {node: FileNode}): string => {
  if (node.sourceInstanceName !== "data") return "WordsJson"
  const folders = String(node.relativeDirectory).split(path.sep).filter(Boolean)
  return typeOfFile(["data", ...folders, `${node.name}.json`].join("/")) ?? "WordsJson"
}
