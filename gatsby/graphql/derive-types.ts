import {z} from "zod"
import {capital} from "../../src/lib/text/letters"
import {fieldsIn, innerOf, itemOf, meta, typeName} from "../content/schema/meta"

/** Computed fields of the type of a schema. One without a shape overrides a stored field. */
export type ComputedFields = {
  schema: z.ZodType
  fields: Record<string, {shape?: z.ZodType; description?: string; isLocalized?: boolean}>
  /** The interface that the type has by these fields. */
  implements?: string
}

const quote = (words: string | undefined, indent = "") =>
  words ? `${indent}"""${words.replaceAll('"""', '\\"""')}"""\n` : ""

const withoutDescriptions = (printed: string) => printed.replace(/^ *""".*"""\n/gm, "")

const directiveOf = (schema: z.ZodType): string =>
  schema instanceof z.ZodArray ? directiveOf(itemOf(schema)) : (meta.get(schema)?.directive ?? "")

/** The GraphQL types (SDL) of data files, with their computed fields. */
export const deriveTypes = (
  files: readonly z.ZodType[],
  computed: readonly ComputedFields[] = [],
): string => {
  const types = new Map<string, string>()
  const nodeTypes = new Set(files.map(typeName))

  /** Keeps the longer of two prints of a type: its schemas differ in descriptions alone. */
  const add = (name: string, printed: string) => {
    const known = types.get(name) ?? printed
    if (withoutDescriptions(known) !== withoutDescriptions(printed))
      throw new Error(`${name}: two schemas of that name have other fields`)
    if (printed.length > (types.get(name) ?? "").length) types.set(name, printed)
    return name
  }

  const printField = (place: string, key: string, field: z.ZodType, words = "", args = "") => {
    const inner = innerOf(field)
    const type = typeOf(inner, place + capital(key)) + (field === inner ? "!" : "")
    const description = quote(words || field.description || inner.description, "  ")
    return `${description}  ${`${key}${args}: ${type} ${directiveOf(inner)}`.trimEnd()}\n`
  }

  const addObject = (schema: z.ZodObject, name: string, ownInterface?: string) => {
    const ofType = computed.filter(({schema}) => typeName(schema) === name)
    const interfaces = [ownInterface, ...ofType.map(fields => fields.implements)].filter(Boolean)
    const fields = [
      ...fieldsIn(schema).map(([key, field]) => printField(name, key, field)),
      ...ofType
        .flatMap(({fields}) => Object.entries(fields))
        .map(([key, {shape, description, isLocalized}]) => {
          if (shape) {
            const args = isLocalized ? "(language: String)" : ""
            return printField(name, key, shape, description, args)
          }
          if (key in schema.shape) return ""
          throw new Error(`${name}.${key}: overrides no field of its schema`)
        }),
    ]
    const implemented = interfaces.length > 0 ? ` implements ${interfaces.join(" & ")}` : ""
    const about = quote(meta.get(schema)?.about)
    return add(name, `${about}type ${name}${implemented} @dontInfer {\n${fields.join("")}}\n`)
  }

  const typeOf = (schema: z.ZodType, place: string): string => {
    const {type, isLocalized} = meta.get(schema) ?? {}
    if (schema instanceof z.ZodArray) return `[${typeOf(itemOf(schema), place)}!]`
    if (schema instanceof z.ZodObject) {
      // Fields of a file that is answered with may lead back here.
      if (type && nodeTypes.has(type)) return type
      const [[, words] = []] = fieldsIn(schema)
      return isLocalized && words ? typeOf(words, place) : addObject(schema, type ?? place)
    }
    if (schema instanceof z.ZodEnum && type && type !== "String")
      return add(type, `enum ${type} {${schema.options.join(" ")}}\n`)
    if (type) return type
    if (schema instanceof z.ZodNumber) return schema.format === "safeint" ? "Int" : "Float"
    if (schema instanceof z.ZodBoolean) return "Boolean"
    if (schema.type === "string") return "String"
    throw new Error(`${place}: GraphQL has no type for a schema of the kind "${schema.type}"`)
  }

  for (const file of files) addObject(file as z.ZodObject, typeName(file), "Node")
  return [...types.values()].join("\n")
}
