import {z} from "zod"
import {expects} from "../issue"

/**
 * What a data file can refer to: a folder of data/, an entry of activities.json or packing.json, or
 * a photograph of a trip.
 */
export type LinkTarget = "Activity" | "Experience" | "PackingItem" | "Photo" | "Region"

type Meta = {
  /** GraphQL type of the value; by default an object is named after its place: RegionClimate. */
  type?: string
  /** Description of the type; a field's description comes from `.describe()`. */
  about?: string
  /** Directive of the field, which converts the stored value. */
  directive?: string
  /** True if the object holds one value per language, of which the field shows one. */
  isLocalized?: true
  /** What the value names. */
  link?: LinkTarget
  /** Name of a choice, by which its words for staff are found (editor/words). */
  choice?: string
}

/** What GraphQL's types and the editor's forms know of a schema beside its shape. */
export const meta = z.registry<Meta>()

export const typeName = (schema: z.ZodType): string => meta.get(schema)?.type ?? ""

/** An object of these fields alone, with a GraphQL type of that name. */
export const object = <Shape extends z.ZodRawShape>(type: string, shape: Shape) =>
  z.strictObject(shape).register(meta, {type})

/** The same, with words on what the type is. */
export const described = <Shape extends z.ZodRawShape>(type: string, about: string, shape: Shape) =>
  z.strictObject(shape).register(meta, {type, about})

const optionsOfChoices = new Map<string, string>()

/**
 * One of some texts. Queries have it as an enumeration of that name, or as a text where GraphQL
 * cannot name one of them, such as "9-days".
 *
 * @throws Error if a choice of other texts has the name: its words would have two meanings
 */
export const choice = <Name extends string>(name: string, choices: readonly Name[]) => {
  const options = choices.join(", ")
  if ((optionsOfChoices.get(name) ?? options) !== options)
    throw new Error(`${name} is the name of another choice: rename one`)
  optionsOfChoices.set(name, options)
  const isNameable = choices.every(text => /^[a-z]\w*$/i.test(text))
  return z
    .enum(choices, expects({en: `one of ${options}`, es: `una de estas opciones: ${options}`}))
    .register(meta, {type: isNameable ? name : "String", choice: name})
}

/** A schema without its leave to be left out. */
export const innerOf = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodOptional ? innerOf(schema.unwrap() as z.ZodType) : schema

export const itemOf = (schema: z.ZodArray): z.ZodType => schema.element as z.ZodType

/** The fields of an object; none of another schema. */
export const fieldsIn = (schema: z.ZodType): [key: string, schema: z.ZodType][] =>
  schema instanceof z.ZodObject ? Object.entries(schema.shape as Record<string, z.ZodType>) : []

type Part = [key: string | number, schema: z.ZodType, value: unknown]

/** The fields of an object, or the entries of a list, with their values as far as it has any. */
export const partsOf = (schema: z.ZodType, value: unknown): Part[] => {
  const inner = innerOf(schema)
  if (inner instanceof z.ZodArray)
    return (Array.isArray(value) ? value : []).map((item, index) => [index, itemOf(inner), item])
  const values = (value ?? {}) as Record<string, unknown>
  return fieldsIn(inner).map(([key, part]) => [key, part, values[key]])
}
