import {jsonTypeName} from "../../gatsby/graphql/json-type-name"
import {type Node, nodeModelOf, type Where} from "../../gatsby/graphql/standalone/node-model"
import type {Files} from "../configuration/choices"

const fileNode = (absolutePath: string, name = ""): Node => ({
  id: `file ${absolutePath}`,
  parent: null,
  type: "File",
  absolutePath,
  name,
})

const site: Node = {
  id: "site",
  parent: null,
  type: "Site",
  siteMetadata: {siteUrl: "https://www.example.com", isNoindex: true},
}

const dataNodes = ([file, value]: [string, unknown]): Node[] => {
  const [, directory = "", name] = /^data\/(?:(.*)\/)?([^/]+)\.json$/.exec(file) ?? []
  if (!name) return []
  const parent = fileNode(`/${file}`, name)
  const type = jsonTypeName({
    node: {sourceInstanceName: "data", relativeDirectory: directory, name},
  })
  return [parent, {...(value as object), id: file, parent: parent.id, type}]
}

const wordNodes = ([file, value]: [string, unknown]): Node[] => {
  const [, language, ns] = /^locales\/([^/]+)\/([^/]+)\.json$/.exec(file) ?? []
  const data = JSON.stringify(value)
  return language ? [{id: file, parent: null, type: "Locale", ns, language, data}] : []
}

/**
 * Makes nodes as Gatsby does, with a node model for the resolvers. Every picture is assumed to
 * exist.
 *
 * @param content - data files by their path from the project
 * @param words - of the interface, by the path of their file
 */
export const previewNodes = (content: Files, words: Files) => {
  const model = nodeModelOf([
    site,
    ...[...content].flatMap(dataNodes),
    ...[...words].flatMap(wordNodes),
  ])
  return {
    ...model,
    findOne: async (where: Where) => {
      const path = where.query?.filter?.absolutePath?.eq
      return where.type === "File" && path ? fileNode(String(path)) : model.findOne(where)
    },
  }
}
