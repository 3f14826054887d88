import {
  defaultFieldResolver,
  type FieldDefinitionNode,
  type GraphQLFieldResolver,
  getNamedType,
  graphql,
} from "graphql"
import path from "path"
import {uncapital} from "../../../src/lib/text/capital"
import {localizedExtension} from "../localized"
import type {nodeModelOf} from "./node-model"

type Context = {nodeModel: ReturnType<typeof nodeModelOf>}
export type Resolver = GraphQLFieldResolver<Record<string, unknown>, Context>

/** Types from Gatsby and its plugins. */
export const gatsbyTypes = /* GraphQL */ `
  directive @dontInfer on OBJECT
  directive @localized on FIELD_DEFINITION
  directive @fileByRelativePath on FIELD_DEFINITION
  directive @link(by: String) on FIELD_DEFINITION
  scalar GatsbyImageData
  scalar ImageOptions
  interface Node { id: ID! }
  enum ImageLayout { FULL_WIDTH }
  enum ImageFormat { JPG }
  type ImageSharp {
    gatsbyImageData(
      layout: ImageLayout
      aspectRatio: Float
      breakpoints: [Int]
      formats: [ImageFormat]
      webpOptions: ImageOptions
    ): GatsbyImageData!
  }
  type File implements Node { id: ID!  name: String!  childImageSharp: ImageSharp }
  scalar Filter
  scalar Sort
  type Locale { ns: String!  data: String!  language: String! }
  type LocaleEdge { node: Locale! }
  type LocaleList { edges: [LocaleEdge!]!  nodes: [Locale!]! }
`

/** The root as Gatsby makes it: one node of each type, and all. */
export const rootOf = (names: readonly string[]) => [
  `type Query { allLocale(filter: Filter, sort: Sort): LocaleList! }`,
  ...names.map(
    name => `type ${name}List { nodes: [${name}!]! }
      extend type Query {
        ${uncapital(name)}(slug: Filter, name: Filter): ${name}
        all${name}(filter: Filter, sort: Sort): ${name}List!
      }`,
  ),
]

type Filter = {[key: string]: unknown}

const isObject = (value: unknown): value is Filter => value !== null && typeof value === "object"

/** The fields that a filter is about, as a selection. */
const selectionOf = (filter: Filter): string =>
  Object.entries(filter)
    .filter(([, inner]) => isObject(inner) && !Array.isArray(inner))
    .map(([key, inner]) =>
      key === "elemMatch"
        ? selectionOf(inner as Filter)
        : `${key} ${((inner: string) => inner && `{${inner}}`)(selectionOf(inner as Filter))}`,
    )
    .join(" ")

/** Whether a value, as a query answers it, fits a filter of Gatsby's. */
const fits = (value: unknown, filter: Filter): boolean =>
  Object.entries(filter).every(([key, wanted]) => {
    if (key === "eq") return value === wanted
    if (key === "in") return [value].flat().some(one => (wanted as unknown[]).includes(one))
    if (key === "elemMatch") return (value as unknown[]).some(one => fits(one, wanted as Filter))
    return fits((value as Filter)[key], wanted as Filter)
  })

/** All nodes of a type that fit, filtered as Gatsby does by what the fields answer. */
const findAll =
  (type: string): Resolver =>
  async (_, {filter = {}}, context, {schema}) => {
    const nodes = (await context.nodeModel.findAll({type})).entries
    if (Object.keys(filter).length === 0) return {nodes}
    const source = `{ all${type} { nodes { ${selectionOf(filter)} } } }`
    const {data, errors} = await graphql({schema, source, contextValue: context})
    if (!data) throw new Error(String(errors))
    const {nodes: answers} = data[`all${type}`] as {nodes: unknown[]}
    return {nodes: nodes.filter((_, index) => fits(answers[index], filter))}
  }

/** How the fields of that root are found. */
export const rootResolvers = (names: readonly string[]): Record<string, Resolver> => ({
  allLocale: async (_, {filter = {}}, {nodeModel}) => {
    const nodes = (await nodeModel.findAll({type: "Locale"})).entries.filter(node =>
      fits(node, filter),
    )
    return {nodes, edges: nodes.map(node => ({node}))}
  },
  ...Object.fromEntries(
    names.flatMap((type): [string, Resolver][] => [
      [uncapital(type), (_, filter, {nodeModel}) => nodeModel.findOne({type, query: {filter}})],
      [`all${type}`, findAll(type)],
    ]),
  ),
})

const resolveFile: Resolver = (source, _, {nodeModel}, {fieldName}) => {
  const node = nodeModel.findRootNodeAncestor(source)
  const file = nodeModel.getNodeById({id: String(node?.parent)})
  const absolutePath = path.resolve(
    path.dirname(String(file?.absolutePath)),
    String(source[fieldName]),
  )
  return nodeModel.findOne({type: "File", query: {filter: {absolutePath: {eq: absolutePath}}}})
}

/** Nodes by their slugs, in the order in which a file names them. */
const resolveLink: Resolver = async (source, _, {nodeModel}, {fieldName, returnType}) => {
  const type = getNamedType(returnType).name
  const find = (slug: unknown) => nodeModel.findOne({type, query: {filter: {slug: {eq: slug}}}})
  const value = source[fieldName]
  return Array.isArray(value) ? Promise.all(value.map(find)) : find(value)
}

/** Whether a field has that directive. */
const has = (directive: string, node?: FieldDefinitionNode | null) =>
  node?.directives?.some(({name}) => name.value === directive)

/** Gatsby's default resolver. */
export const basicResolver = ({astNode}: {astNode?: FieldDefinitionNode | null}) => {
  if (has("link", astNode)) return resolveLink
  if (has("localized", astNode)) return localizedExtension.extend().resolve as Resolver
  return has("fileByRelativePath", astNode) ? resolveFile : (defaultFieldResolver as Resolver)
}
