import {readdirSync, readFileSync} from "fs"
import path from "path"
import {jsonTypeName} from "../json-type-name"

/** A node as Gatsby makes it of a data file or a picture. */
export type Node = {id: string; parent: string | null; type: string; [field: string]: unknown}

const digest = () => ({internal: {contentDigest: "same"}})

/** The interface's words, as gatsby-plugin-react-i18next keeps them. */
const localeNodes = (root: string): Node[] =>
  readdirSync(path.join(root, "locales"), {recursive: true, encoding: "utf8"})
    .filter(file => file.endsWith(".json"))
    .map(file => {
      const {dir: language, name: ns} = path.parse(file)
      const data = readFileSync(path.join(root, "locales", file), "utf8")
      return {id: `locale ${file}`, parent: null, type: "Locale", ns, language, data}
    })

/** The nodes of a data folder, as gatsby-source-filesystem and gatsby-transformer-json make them. */
const dataNodes = (root: string): Node[] =>
  readdirSync(path.join(root, "data"), {recursive: true, encoding: "utf8"}).flatMap(file => {
    const {dir, name, ext} = path.parse(file)
    if (!ext) return []
    const absolutePath = path.join(root, "data", file)
    const node = {id: `file ${file}`, parent: null, type: "File", absolutePath, name, ...digest()}
    if (ext !== ".json") return [node]
    const type = jsonTypeName({
      node: {sourceInstanceName: "data", relativeDirectory: dir, name},
    })
    const content = JSON.parse(readFileSync(absolutePath, "utf8")) as object
    // A computed field, which Gatsby works out before it filters by it.
    const computed = type === "LegalText" ? {name} : {}
    return [node, {...content, ...computed, id: file, parent: node.id, type}]
  })

/** Makes the nodes of a project's content and words. */
export const contentNodes = (root: string): Node[] => [...dataNodes(root), ...localeNodes(root)]

type Where = {query?: {filter?: Record<string, {eq?: unknown}>}; type: string}

const fits = (node: Node, {query, type}: Where) =>
  node.type === type &&
  Object.entries(query?.filter ?? {}).every(([field, {eq}]) => node[field] === eq)

const partsOf = (value: unknown): object[] =>
  value !== null && typeof value === "object"
    ? [value, ...Object.values(value).flatMap(partsOf)]
    : []

/** The part of Gatsby's node model that the project's resolvers use. */
export const nodeModelOf = (nodes: readonly Node[]) => {
  const roots = new Map(nodes.flatMap(node => partsOf(node).map(part => [part, node])))
  const byId = new Map(nodes.map(node => [node.id, node]))
  return {
    findAll: async (where: Where) => ({entries: nodes.filter(node => fits(node, where))}),
    findOne: async (where: Where) => nodes.find(node => fits(node, where)) ?? null,
    getNodeById: ({id}: {id: string}) => byId.get(id) ?? null,
    findRootNodeAncestor: (part: object, isIt: (node: object) => boolean = () => true) => {
      const node = roots.get(part)
      return node && isIt(node) ? node : null
    },
  }
}
