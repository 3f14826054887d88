import path from "path"

type FileNode = {sourceInstanceName?: unknown; relativeDirectory?: unknown; name?: unknown}

const typesByFile: Record<string, string> = {
  site: "Identity",
  regions: "RegionList",
  activities: "ActivityList",
  home: "HomeContent",
  catalogue: "CatalogueContent",
  about: "AboutContent",
  questions: "QuestionsContent",
  terms: "LegalText",
  treatment: "LegalText",
}

/**
 * Names the GraphQL type of a JSON file.
 *
 * @returns the type that `gatsby/graphql/types` declares; "UnusedJson" for a file that is no
 *   content (interface words are read by the i18n plugin instead)
 */
export const jsonTypeName = ({node}: {node: FileNode}): string => {
  if (node.sourceInstanceName !== "data") return "UnusedJson"
  const [folder] = String(node.relativeDirectory).split(path.sep)
  if (folder === "experiences") return "Experience"
  return typesByFile[String(node.name)] ?? "UnusedJson"
}
