import {contentOf, isContent, listContent, readJson} from "../../content/content-files"
import {jsonTypeName} from "../schema"
import type {Node} from "./node-model"

/** A file's node, as gatsby-source-filesystem makes it. */
const fileNode = (absolutePath: string): Node => ({
  id: `file ${absolutePath}`,
  parent: null,
  type: "File",
  absolutePath,
  name: absolutePath.replace(/^.*\/|\.\w+$/g, ""),
})

const siteNode: Node = {
  id: "site",
  parent: null,
  type: "Site",
  siteMetadata: {siteUrl: "https://www.example.com", isNoindex: true},
}

const nodesOf = (root: string, file: string, value: unknown): Node[] => {
  const [, top, directory = "", name = ""] =
    /^(data|locales)\/(?:(.*)\/)?([^/]+)\.json$/.exec(file) ?? []
  if (top === "locales") {
    const data = JSON.stringify(value)
    return [{id: file, parent: null, type: "Locale", ns: name, language: directory, data}]
  }
  const parent = fileNode(`${root}/${file}`)
  if (top !== "data") return [parent]
  const type = jsonTypeName({
    node: {sourceInstanceName: top, relativeDirectory: directory, name},
  })
  // Gatsby works fields out before it filters by them.
  const computed = type === "LegalText" ? {name} : {}
  return [parent, {...(value as object), ...computed, id: file, parent: parent.id, type}]
}

/** Makes the nodes of a project's content as Gatsby’s plugins do, and that of the site. */
export const nodesIn = (root: string): Node[] => [
  siteNode,
  ...listContent(root)
    .filter(isContent)
    .flatMap(file =>
      nodesOf(root, file, file.endsWith(".json") ? contentOf(readJson(root, file)) : undefined),
    ),
]
