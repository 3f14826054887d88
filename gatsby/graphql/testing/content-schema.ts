import {
  buildASTSchema,
  defaultFieldResolver,
  type FieldDefinitionNode,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
  Kind,
  type ObjectTypeDefinitionNode,
  parse,
  visit,
} from "graphql"
import path from "path"
import {createResolvers} from "../create-resolvers"
import {createSchemaCustomization} from "../create-schema-customization"
import {localizedExtension} from "../localized"
import type {nodeModelOf} from "./content-nodes"

type Context = {nodeModel: ReturnType<typeof nodeModelOf>}
type Resolver = GraphQLFieldResolver<Record<string, unknown>, Context>
type Added = {
  type?: string
  args?: Record<string, string>
  resolve: (...args: [...Parameters<Resolver>]) => unknown
}
type Resolvers = Record<string, Record<string, Added>>

/** What Gatsby and its plugins bring. */
const gatsbyTypes = /* GraphQL */ `
  directive @dontInfer on OBJECT
  directive @localized on FIELD_DEFINITION
  directive @fileByRelativePath on FIELD_DEFINITION
  directive @link(by: String) on FIELD_DEFINITION
  scalar GatsbyImageData
  interface Node { id: ID! }
  type File implements Node { id: ID!  name: String! }
  input Is { eq: String  in: [String] }
  enum Order { ASC  DESC }
  input LocaleFilter { ns: Is  language: Is }
  input LocaleSort { ns: Order  language: Order }
  type Locale { ns: String!  data: String!  language: String! }
  type LocaleEdge { node: Locale! }
  type Locales { edges: [LocaleEdge!]! }
  input BySlug { slug: Order }
`

const collect = () => {
  const types: string[] = []
  const resolvers: Resolvers = {}
  const actions = {
    createFieldExtension: () => {},
    createTypes: (sdl: string[]) => types.push(...sdl),
  }
  createSchemaCustomization?.({actions} as never, {} as never, () => {})
  const add = (more: Resolvers) => {
    for (const [type, fields] of Object.entries(more))
      resolvers[type] = {...resolvers[type], ...fields}
  }
  createResolvers?.({createResolvers: add} as never, {} as never, () => {})
  return {types: types.join("\n"), resolvers}
}

const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)

const signature = (name: string, {type, args = {}}: Added) => {
  const list = Object.entries(args).map(([arg, of]) => `${arg}: ${of}`)
  return `${name}${list.length > 0 ? `(${list.join(", ")})` : ""}: ${type}`
}

/** Fields that the project adds to types of others. */
const additions = (resolvers: Resolvers) =>
  Object.entries(resolvers).flatMap(([type, fields]) =>
    Object.entries(fields)
      .filter(([, added]) => added.type)
      .map(([name, added]) => `extend type ${type} { ${signature(name, added)} }`),
  )

const nodeTypesIn = (types: string) => {
  const names = parse(types)
    .definitions.filter(definition => definition.kind === Kind.OBJECT_TYPE_DEFINITION)
    .filter(({interfaces = []}) => interfaces.some(({name}) => name.value === "Node"))
    .map(({name}) => name.value)
  return [...new Set(names)]
}

/** The root as Gatsby makes it: one node of each type, and all. */
const rootOf = (names: readonly string[]) => [
  `type Query { allLocale(filter: LocaleFilter, sort: LocaleSort): Locales! }`,
  ...names.map(
    name => `type ${name}List { nodes: [${name}!]! }
      extend type Query {
        ${lowerFirst(name)}(slug: Is, name: Is): ${name}
        all${name}(sort: BySlug): ${name}List!
      }`,
  ),
]

const rootResolvers = (names: readonly string[]): Record<string, Resolver> => ({
  allLocale: () => ({edges: []}),
  ...Object.fromEntries(
    names.flatMap((type): [string, Resolver][] => [
      [lowerFirst(type), (_, filter, {nodeModel}) => nodeModel.findOne({type, query: {filter}})],
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

const language = parse("type T { f(language: String): T }")
  .definitions[0] as ObjectTypeDefinitionNode

const has = (directive: string, node?: FieldDefinitionNode | null) =>
  node?.directives?.some(({name}) => name.value === directive)

/** Gatsby adds a second definition of a type to the first: computed fields join those of the data. */
const joinTypes = () => {
  const seen = new Set<string>()
  return ({name, fields}: ObjectTypeDefinitionNode) => {
    if (seen.has(name.value)) return {kind: Kind.OBJECT_TYPE_EXTENSION, name, fields}
    seen.add(name.value)
    return undefined
  }
}

const complete = (sdl: string) =>
  visit(parse(sdl), {
    ObjectTypeDefinition: joinTypes(),
    FieldDefinition: field =>
      has("localized", field) ? {...field, arguments: language.fields?.[0]?.arguments} : undefined,
  })

/** What Gatsby does for a field by itself. */
const basicResolver = ({astNode}: {astNode?: FieldDefinitionNode | null}) => {
  if (has("link", astNode)) return resolveLink
  if (has("localized", astNode)) return localizedExtension.extend().resolve as Resolver
  return has("fileByRelativePath", astNode) ? resolveFile : (defaultFieldResolver as Resolver)
}

/**
 * Builds the project's GraphQL schema from its own types and resolvers, without Gatsby. Nodes come
 * from the context, as `{nodeModel}`.
 */
export const contentSchema = (): GraphQLSchema => {
  const {types, resolvers} = collect()
  const names = nodeTypesIn(types)
  const sdl = [gatsbyTypes, types, ...rootOf(names), ...additions(resolvers)].join("\n")
  // Gatsby gives each node what the interface asks for.
  const schema = buildASTSchema(complete(sdl), {assumeValid: true})
  const roots = rootResolvers(names)
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType))
    for (const [name, field] of Object.entries(type.getFields())) {
      const added = resolvers[type.name]?.[name]?.resolve
      const originalResolver =
        type.name === "Query" ? (roots[name] ?? defaultFieldResolver) : basicResolver(field)
      field.resolve = added
        ? (source, args, context, info) =>
            added(source, args, context, Object.assign(info, {originalResolver}))
        : originalResolver
    }
  return schema
}
