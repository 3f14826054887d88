import {typeOfFile} from "../../content/content-files"
import type {Node} from "./node-model"

/** A file's node, as gatsby-source-filesystem makes it. */
export const fileNode = (absolutePath: string): Node => ({
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
  const type = typeOfFile(file) ?? "UnusedJson"
  // A computed field, which Gatsby works out before it filters by it.
  const computed = type === "LegalText" ? {name} : {}
  return [parent, {...(value as object), ...computed, id: file, parent: parent.id, type}]
}

/**
 * Makes the nodes of content as Gatsby’s plugins do, of data files, words of the interface,
 * pictures and the site: values by path from the project, whose folder has no slash at its end.
 */
export const contentNodes = (files: ReadonlyMap<string, unknown>, root = ""): Node[] => [
  siteNode,
  ...[...files].flatMap(([file, value]) => nodesOf(root, file, value)),
]
