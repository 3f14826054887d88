import {
  buildASTSchema,
  defaultFieldResolver,
  type GraphQLSchema,
  isObjectType,
  Kind,
  type ObjectTypeDefinitionNode,
  parse,
  visit,
} from "graphql"
import {createResolvers} from "../create-resolvers"
import {createSchemaCustomization} from "../create-schema-customization"
import {
  basicResolver,
  gatsbyTypes,
  has,
  type Resolver,
  rootOf,
  rootResolvers,
} from "./gatsby-schema"

type Added = {
  type?: string
  args?: Record<string, string>
  resolve: (...args: [...Parameters<Resolver>]) => unknown
}
type Resolvers = Record<string, Record<string, Added>>

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

const signature = (name: string, {type, args = {}}: Added) => {
  const list = Object.entries(args).map(([arg, of]) => `${arg}: ${of}`)
  return `${name}${list.length > 0 ? `(${list.join(", ")})` : ""}: ${type}`
}

/** Fields added to foreign types. */
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

const language = parse("type T { f(language: String): T }")
  .definitions[0] as ObjectTypeDefinitionNode

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
