import {readFileSync} from "fs"
import path from "path"
import {isContent} from "../../content/content-files"
import {listContent} from "../../content/list-content"
import {jsonTypeName} from "../json-type-name"
import type {Node} from "../standalone/node-model"

const digest = () => ({internal: {contentDigest: "same"}})

/** The interface's words, as gatsby-plugin-react-i18next keeps them. */
const localeNodes = (root: string): Node[] =>
  listContent(root)
    .filter(file => file.startsWith("locales/") && isContent(file))
    .map(file => {
      const {dir, name: ns} = path.parse(file)
      const language = path.basename(dir)
      const data = readFileSync(path.join(root, file), "utf8")
      return {id: `locale ${file}`, parent: null, type: "Locale", ns, language, data}
    })

/** The nodes of a data folder, as gatsby-source-filesystem and gatsby-transformer-json make them. */
const dataNodes = (root: string): Node[] =>
  listContent(root).flatMap(file => {
    if (!file.startsWith("data/") || !isContent(file)) return []
    const {dir, name, ext} = path.parse(file)
    const absolutePath = path.join(root, file)
    const node = {id: `file ${file}`, parent: null, type: "File", absolutePath, name, ...digest()}
    if (ext !== ".json") return [node]
    const type = jsonTypeName({
      node: {sourceInstanceName: "data", relativeDirectory: path.relative("data", dir), name},
    })
    const content = JSON.parse(readFileSync(absolutePath, "utf8")) as object
    // A computed field, which Gatsby works out before it filters by it.
    const computed = type === "LegalText" ? {name} : {}
    return [node, {...content, ...computed, id: file, parent: node.id, type}]
  })

/** Makes the nodes of a project's content and words. */
export const contentNodes = (root: string): Node[] => [...dataNodes(root), ...localeNodes(root)]
