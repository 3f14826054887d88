import {z} from "zod"
import {capital} from "../../src/lib/text/capital"
import {graphql} from "../content/schema/graphql"

type Field = {name: string; type: string; words: string | undefined}
type ObjectType = {head: string; words: string | undefined; fields: Field[]}

const quote = (words: string | undefined, indent: string) =>
  words ? `${indent}"""${words.replaceAll('"""', '\\"""')}"""\n` : ""

const print = ({head, words, fields}: ObjectType) =>
  [
    `${quote(words, "")}type ${head} @dontInfer {\n`,
    ...fields.map(({name, type, words: own}) => `${quote(own, "  ")}  ${name}: ${type}\n`),
    "}\n",
  ].join("")

/** Of two schemas that differ only in their rules the one that says more. */
const merge = (known: ObjectType, other: ObjectType): ObjectType => {
  const signature = ({head, fields}: ObjectType) =>
    [head, ...fields.map(({name, type}) => `${name}: ${type}`)].join("; ")
  if (signature(known) !== signature(other))
    throw new Error(`One name for two types: ${signature(known)}, and ${signature(other)}`)
  return known.words ? known : other
}

/** The values of an enumeration that GraphQL can name; others, such as "9-days", stay texts. */
const namesOf = (schema: z.ZodType) => {
  const values = schema instanceof z.ZodEnum ? schema.options.map(String) : []
  return values.every(value => /^[a-z]\w*$/i.test(value)) ? values : []
}

/** The schema of a field without its optionality. */
const present = (schema: z.ZodType) =>
  schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema

const directiveOf = (schema: z.ZodType): string =>
  schema instanceof z.ZodArray
    ? directiveOf(schema.element as z.ZodType)
    : (graphql.get(schema)?.directive ?? "")

/**
 * Derives the GraphQL types (SDL) of data files from their schemas.
 *
 * @param roots - schemas of whole files, each registered with its type's name
 * @returns every type that they are made of, once
 * @throws Error if a schema has no GraphQL counterpart, or two of different fields share a name
 */
export const deriveTypes = (roots: readonly z.ZodType[]): string => {
  const types = new Map<string, ObjectType>()
  const enums = new Map<string, string>()

  const addEnum = (values: readonly string[], name: string) => {
    const printed = `enum ${name} {${values.join(" ")}}\n`
    if ((enums.get(name) ?? printed) !== printed)
      throw new Error(`One name for two types: ${enums.get(name)}, and ${printed}`)
    enums.set(name, printed)
    return name
  }

  const addObject = (schema: z.ZodObject, name: string, interfaces = "") => {
    const fields = Object.entries(schema.shape as Record<string, z.ZodType>).map(([key, field]) =>
      toField(key, field, name),
    )
    const type = {head: name + interfaces, words: graphql.get(schema)?.about, fields}
    const known = types.get(name)
    types.set(name, known ? merge(known, type) : type)
    return name
  }

  const typeOf = (schema: z.ZodType, place: string): string => {
    const {type, isLocalized} = graphql.get(schema) ?? {}
    if (schema instanceof z.ZodObject) {
      const [words] = Object.values(schema.shape as Record<string, z.ZodType>)
      return isLocalized && words ? typeOf(words, place) : addObject(schema, type ?? place)
    }
    if (schema instanceof z.ZodArray) return `[${typeOf(schema.element as z.ZodType, place)}!]`
    const values = namesOf(schema)
    if (values.length > 0) return addEnum(values, type ?? place)
    if (type && schema.type !== "enum") return type
    if (schema instanceof z.ZodNumber) return schema.format === "safeint" ? "Int" : "Float"
    if (schema instanceof z.ZodBoolean) return "Boolean"
    if (schema.type === "string" || schema.type === "enum") return "String"
    throw new Error(`${place}: GraphQL has no type for a schema of the kind "${schema.type}"`)
  }

  const toField = (name: string, schema: z.ZodType, owner: string): Field => {
    const inner = present(schema)
    const type = typeOf(inner, owner + capital(name)) + (schema === inner ? "!" : "")
    const words = schema.description ?? inner.description
    return {name, type: `${type} ${directiveOf(inner)}`.trim(), words}
  }

  for (const root of roots) {
    const name = graphql.get(root)?.type
    if (!name || !(root instanceof z.ZodObject))
      throw new Error("A file's schema is an object that is registered with its type's name")
    addObject(root, name, " implements Node")
  }
  return [...enums.values(), ...[...types.values()].map(print)].join("\n")
}
