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
import {contentResolvers, contentTypes} from "../schema"
import {basicResolver, gatsbyTypes, type Resolver, rootOf, rootResolvers} from "./gatsby-schema"

const nodeTypesIn = (types: string) => [
  ...new Set(
    [...types.matchAll(/\b(?:type|interface) (\w+) implements Node/g)].map(([, name = ""]) => name),
  ),
]

/** Gatsby adds a second definition of a type to the first: computed fields join those of the data. */
const joinTypes = () => {
  const seen = new Set<string>()
  return ({name, fields, interfaces}: ObjectTypeDefinitionNode) => {
    const added = interfaces?.filter(one => one.name.value !== "Node")
    if (seen.has(name.value))
      return {kind: Kind.OBJECT_TYPE_EXTENSION, name, fields, interfaces: added}
    seen.add(name.value)
    return undefined
  }
}

/** The extension of a localized field gives it an argument. */
const withLanguage = (sdl: string) =>
  sdl.replace(/: (\S+) @localized/g, "(language: String): $1 @localized")

/**
 * Builds the project's GraphQL schema from its own types and resolvers, without Gatsby. Nodes come
 * from the context, as `{nodeModel}`.
 */
export const contentSchema = (): GraphQLSchema => {
  const types = contentTypes().join("\n")
  const resolvers = contentResolvers()
  const names = nodeTypesIn(types)
  const sdl = [gatsbyTypes, types, ...rootOf(names)].join("\n")
  const ast = visit(parse(withLanguage(sdl)), {ObjectTypeDefinition: joinTypes()})
  // Gatsby gives each node what the interface asks for.
  const schema = buildASTSchema(ast, {assumeValid: true})
  const roots = rootResolvers(names)
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType))
    for (const [name, field] of Object.entries(type.getFields())) {
      const added = resolvers[type.name]?.[name]?.resolve as Resolver | undefined
      const originalResolver =
        type.name === "Query" ? (roots[name] ?? defaultFieldResolver) : basicResolver(field)
      field.resolve = added
        ? (source, args, context, info) =>
            added(source, args, context, Object.assign(info, {originalResolver}))
        : originalResolver
    }
  return schema
}
