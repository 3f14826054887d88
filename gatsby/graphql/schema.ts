import type {GatsbyNode} from "gatsby"
import {fileSchemas, folderSchemas, schemaOfFile} from "../content/schema/files"
import {typeName} from "../content/schema/meta"
import {type ComputedFields, deriveTypes} from "./derive-types"
import {type ComputedField, resolverOf} from "./fields/define"
import {answeredComputed, experienceComputed, seasonComputed} from "./fields/experience"
import {pageComputed, pageContentComputed} from "./fields/pages"
import {pictureComputed} from "./fields/pictures"
import {feeComputed, regionComputed} from "./fields/region"
import {siteComputed} from "./fields/site"
import {dayComputed, tripFactComputed} from "./fields/trip-facts"
import {imageResolvers} from "./images"
import {localizedExtension} from "./localized"

const computed: ComputedFields[] = [
  experienceComputed,
  answeredComputed,
  seasonComputed,
  tripFactComputed,
  dayComputed,
  regionComputed,
  feeComputed,
  siteComputed,
  ...pictureComputed,
  ...pageComputed,
  ...pageContentComputed,
]

/** Types of Gatsby's own nodes, and what every page with content has for its head. */
const gatsbyTypes = /* GraphQL */ `
  interface PageContent implements Node {
    id: ID!
    "Without a language."
    path: String!
    seo: SeoTexts!
    sharing: Scene!
  }

  type Site implements Node @dontInfer {
    siteMetadata: SiteMetadata!
  }

  "Settings of the build."
  type SiteMetadata @dontInfer {
    "Public origin, without a slash at its end."
    siteUrl: String!
    "True for builds that search engines must stay away from."
    isNoindex: Boolean!
  }

  """A file of interface words as it lies on the disk: ask allLocale instead."""
  type WordsJson implements Node @dontInfer {
    id: ID!
  }
`

const files = [
  ...Object.values(fileSchemas),
  ...Object.values(folderSchemas).map(({schema}) => schema),
]

/** Declares every type of the content: an absent optional field never changes the schema. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({actions}) => {
  actions.createFieldExtension(localizedExtension)
  actions.createTypes([deriveTypes(files, computed), gatsbyTypes])
}

/** Resolves pictures and computed fields, by type and field. */
export const createResolvers: GatsbyNode["createResolvers"] = ({createResolvers: add}) => {
  add(imageResolvers)
  for (const {schema, fields} of computed) {
    const resolvers = Object.entries(fields as Record<string, ComputedField<never>>).map(
      ([name, field]) => [name, resolverOf(field)],
    )
    add({[typeName(schema)]: Object.fromEntries(resolvers)})
  }
}

type FileNode = {sourceInstanceName?: unknown; relativeDirectory?: unknown; name?: unknown}

/** GraphQL type of a JSON file's node; of words one that nobody asks: they are `allLocale`. */
export const jsonTypeName = ({node}: {node: FileNode}): string => {
  const folders = [node.sourceInstanceName, node.relativeDirectory].filter(Boolean)
  const schema = schemaOfFile(`${folders.join("/")}/${node.name}.json`)
  return schema ? typeName(schema) : "WordsJson"
}
