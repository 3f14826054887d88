import path from "path"
import {typeOfFile} from "../content/content-files"

type FileNode = {sourceInstanceName?: unknown; relativeDirectory?: unknown; name?: unknown}

/**
 * Names the GraphQL type of a JSON file.
 *
 * @returns the type that the file's schema is registered with; "UnusedJson" for a file that is no
 *   content (interface words are read by the i18n plugin instead)
 */
export const jsonTypeName = ({node}: {node: FileNode}): string => {
  if (node.sourceInstanceName !== "data") return "UnusedJson"
  const folders = String(node.relativeDirectory).split(path.sep).filter(Boolean)
  return typeOfFile(["data", ...folders, `${node.name}.json`].join("/")) ?? "UnusedJson"
}
