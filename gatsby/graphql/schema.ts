import type {GatsbyNode} from "gatsby"
import {fileSchemas, folderSchemas, schemaOfFile} from "../content/schema/files"
import {graphql} from "../content/schema/graphql"
import {deriveTypes} from "./derive-types"
import {experienceFields} from "./fields/experience"
import type {Field} from "./fields/helpers"
import {pageFields} from "./fields/pages"
import {photoFields} from "./fields/photos"
import {regionFields} from "./fields/region"
import {siteFields} from "./fields/site"
import {tripFactFields} from "./fields/trip-facts"
import {imageResolvers} from "./images"
import {localizedExtension} from "./localized"

const groups = [
  ...[experienceFields, tripFactFields, regionFields, photoFields, siteFields],
  ...pageFields,
]

/** Every type of the content (SDL), so that an absent optional field never changes the schema. */
export const contentTypes = (): string[] => {
  const folders = Object.values(folderSchemas).map(({schema}) => schema)
  const derived = deriveTypes([...Object.values(fileSchemas), ...folders])
  return [derived, ...groups.map(({types}) => types)]
}

/** Resolvers by type and field: those of pictures, and those of computed fields. */
export const contentResolvers = (): Record<string, Record<string, Field>> => {
  const all: Record<string, Record<string, Field>> = {...imageResolvers}
  for (const [type, fields] of groups.flatMap(({resolvers}) => Object.entries(resolvers)))
    all[type] = {...all[type], ...fields}
  return all
}

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({actions}) => {
  actions.createFieldExtension(localizedExtension)
  actions.createTypes(contentTypes())
}

export const createResolvers: GatsbyNode["createResolvers"] = ({createResolvers: add}) =>
  add(contentResolvers())

type FileNode = {sourceInstanceName?: unknown; relativeDirectory?: unknown; name?: unknown}

/** GraphQL type of a JSON file's node; of interface words one that nobody asks, as they are `allLocale`. */
export const jsonTypeName = ({node}: {node: FileNode}): string => {
  const folders = [node.sourceInstanceName, node.relativeDirectory].filter(Boolean)
  const schema = schemaOfFile(`${folders.join("/")}/${node.name}.json`)
  return (schema && graphql.get(schema)?.type) ?? "WordsJson"
}
