import path from "path"
import {fileSchemas, folderSchemas} from "../content/schema/files"
import {graphql} from "../content/schema/graphql"

type FileNode = {sourceInstanceName?: unknown; relativeDirectory?: unknown; name?: unknown}

const schemaOf = (directory: string, name: string) => {
  const [folder = "", slug] = directory.split(path.sep)
  const kind = folderSchemas[folder as keyof typeof folderSchemas]
  if (slug) return kind?.name === name ? kind.schema : undefined
  return fileSchemas[path.posix.join(folder, name) as keyof typeof fileSchemas]
}

/**
 * Names the GraphQL type of a JSON file.
 *
 * @returns the type that the file's schema is registered with; "UnusedJson" for a file that is no
 *   content (interface words are read by the i18n plugin instead)
 */
export const jsonTypeName = ({node}: {node: FileNode}): string => {
  if (node.sourceInstanceName !== "data") return "UnusedJson"
  const schema = schemaOf(String(node.relativeDirectory), String(node.name))
  return (schema && graphql.get(schema)?.type) ?? "UnusedJson"
}
