import {
  defaultFieldResolver,
  type FieldDefinitionNode,
  type GraphQLFieldResolver,
  getNamedType,
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
  interface Node { id: ID! }
  enum ImageLayout { FULL_WIDTH }
  enum ImageFormat { JPG }
  type ImageSharp {
    gatsbyImageData(
      layout: ImageLayout
      aspectRatio: Float
      breakpoints: [Int]
      formats: [ImageFormat]
    ): GatsbyImageData!
  }
  type File implements Node { id: ID!  name: String!  childImageSharp: ImageSharp }
  input Is { eq: String  in: [String] }
  enum Order { ASC  DESC }
  input LocaleFilter { ns: Is  language: Is }
  input LocaleSort { ns: Order  language: Order }
  type Locale { ns: String!  data: String!  language: String! }
  type LocaleEdge { node: Locale! }
  type Locales { edges: [LocaleEdge!]! }
  input BySlug { slug: Order }
`

/** The root as Gatsby makes it: one node of each type, and all. */
export const rootOf = (names: readonly string[]) => [
  `type Query { allLocale(filter: LocaleFilter, sort: LocaleSort): Locales! }`,
  ...names.map(
    name => `type ${name}List { nodes: [${name}!]! }
      extend type Query {
        ${uncapital(name)}(slug: Is, name: Is): ${name}
        all${name}(sort: BySlug): ${name}List!
      }`,
  ),
]

/** How the fields of that root are found. */
export const rootResolvers = (names: readonly string[]): Record<string, Resolver> => ({
  allLocale: () => ({edges: []}),
  ...Object.fromEntries(
    names.flatMap((type): [string, Resolver][] => [
      [uncapital(type), (_, filter, {nodeModel}) => nodeModel.findOne({type, query: {filter}})],
      [
        `all${type}`,
        async (_, __, {nodeModel}) => ({nodes: (await nodeModel.findAll({type})).entries}),
      ],
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
