import {z} from "zod"
import {capital} from "../../src/lib/text/capital"
import {graphql} from "../content/schema/graphql"

const quote = (words: string | undefined, indent = "") =>
  words ? `${indent}"""${words.replaceAll('"""', '\\"""')}"""\n` : ""

/** Whether GraphQL can name each value of an enumeration; others, such as "9-days", stay texts. */
const isNameable = ({options}: z.ZodEnum) =>
  options.every(value => /^[a-z]\w*$/i.test(String(value)))

const directiveOf = (schema: z.ZodType): string =>
  schema instanceof z.ZodArray
    ? directiveOf(schema.element as z.ZodType)
    : (graphql.get(schema)?.directive ?? "")

/** The GraphQL types (SDL) of data files, of schemas that are registered with the name of their type. */
export const deriveTypes = (roots: readonly z.ZodType[]): string => {
  const types = new Map<string, string>()

  /** Of two schemas that differ only in their rules and words the one that says more. */
  const add = (name: string, printed: string) => {
    if (printed.length > (types.get(name) ?? "").length) types.set(name, printed)
    return name
  }

  const addObject = (schema: z.ZodObject, name: string, interfaces = "") => {
    const fields = Object.entries(schema.shape as Record<string, z.ZodType>).map(([key, field]) => {
      const inner = field instanceof z.ZodOptional ? (field.unwrap() as z.ZodType) : field
      const type = typeOf(inner, name + capital(key)) + (field === inner ? "!" : "")
      const words = quote(field.description ?? inner.description, "  ")
      return `${words}  ${`${key}: ${type} ${directiveOf(inner)}`.trimEnd()}\n`
    })
    const head = `${quote(graphql.get(schema)?.about)}type ${name}${interfaces} @dontInfer {\n`
    return add(name, `${head}${fields.join("")}}\n`)
  }

  const typeOf = (schema: z.ZodType, place: string): string => {
    const {type, isLocalized} = graphql.get(schema) ?? {}
    if (schema instanceof z.ZodArray) return `[${typeOf(schema.element as z.ZodType, place)}!]`
    if (schema instanceof z.ZodObject) {
      const [words] = Object.values(schema.shape as Record<string, z.ZodType>)
      return isLocalized && words ? typeOf(words, place) : addObject(schema, type ?? place)
    }
    if (schema instanceof z.ZodEnum) {
      const name = type ?? place
      if (!isNameable(schema)) return "String"
      return add(name, `enum ${name} {${schema.options.join(" ")}}\n`)
    }
    if (type) return type
    if (schema instanceof z.ZodNumber) return schema.format === "safeint" ? "Int" : "Float"
    if (schema instanceof z.ZodBoolean) return "Boolean"
    if (schema.type === "string") return "String"
    throw new Error(`${place}: GraphQL has no type for a schema of the kind "${schema.type}"`)
  }

  for (const root of roots)
    addObject(root as z.ZodObject, graphql.get(root)?.type ?? "", " implements Node")
  return [...types.values()].join("\n")
}
