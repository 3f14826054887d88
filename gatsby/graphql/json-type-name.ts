import path from "path"

type FileNode = {sourceInstanceName?: unknown; relativeDirectory?: unknown; name?: unknown}

/** Types by the file's path in data/; those of folders, by the file's name. */
const types: Record<string, string> = {
  site: "Identity",
  activities: "ActivityList",
  "pages/home": "HomeContent",
  "pages/catalogue": "CatalogueContent",
  "pages/about": "AboutContent",
  "pages/questions": "QuestionsContent",
  "pages/terms": "LegalText",
  "pages/treatment": "LegalText",
  experience: "Experience",
  region: "Region",
}

/**
 * Names the GraphQL type of a JSON file.
 *
 * @returns the type that `gatsby/graphql/types` declares; "UnusedJson" for a file that is no
 *   content (interface words are read by the i18n plugin instead)
 */
export const jsonTypeName = ({node}: {node: FileNode}): string => {
  if (node.sourceInstanceName !== "data") return "UnusedJson"
  const [folder = "", slug] = String(node.relativeDirectory).split(path.sep)
  const name = String(node.name)
  return types[slug ? name : path.posix.join(folder, name)] ?? "UnusedJson"
}
