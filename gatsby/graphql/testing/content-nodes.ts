import {readdirSync, readFileSync} from "fs"
import path from "path"
import {jsonTypeName} from "../json-type-name"
import type {Node} from "../standalone/node-model"

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
