import {z} from "zod"
import {languages} from "../../../src/i18n/languages"

/** The part of a JSON Schema that content uses. */
type Shape = {
  type?: string
  enum?: unknown[]
  properties?: Record<string, Shape>
  required?: string[]
  items?: Shape
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  minimum?: number
}

/** How much of what a schema allows: its least, its most, or a few words. */
export type Size = "least" | "most" | "plain"

export type Sampling = {
  size: Size
  /** Whether parts are there that may be left out. */
  optional: boolean
  /** Begins every text, which tells those of one file from those of another. */
  tag: string
  /**
   * Values that are no free texts, by the name of their field and its place in a list; null leaves
   * out what is optional.
   */
  known: Record<string, (place: number) => unknown>
}

/** A text of exactly that length that begins as requested. */
const stretch = (begin: string, length: number) =>
  begin.padEnd(length, " words").slice(0, length).replace(/ $/, "s")

const writeText = ({minLength = 1, maxLength = 200}: Shape, begin: string, size: Size) => {
  if (size === "least") return stretch(begin, minLength)
  if (size === "most") return stretch(begin, maxLength)
  return stretch(begin, Math.max(minLength, Math.min(begin.length, maxLength)))
}

const countOf = ({minItems = 0, maxItems}: Shape, size: Size) =>
  size === "most" ? (maxItems ?? minItems + 5) : size === "least" ? minItems : Math.max(minItems, 2)

const draw = (shape: Shape, name: string, place: number, how: Sampling): unknown => {
  const known = how.known[name]?.(place)
  if (known !== undefined) return known
  if (shape.enum) return shape.enum[0]
  if (shape.type === "object")
    return Object.fromEntries(
      Object.entries(shape.properties ?? {})
        .filter(([key]) => how.optional || shape.required?.includes(key))
        .map(([key, field]) =>
          isLanguage(key)
            ? [key, draw(field, name, place, {...how, tag: `${how.tag} ${key}`})]
            : [key, draw(field, key, place, how)],
        )
        .filter(([, value]) => value !== null),
    )
  if (shape.type === "array") {
    const entries = Array.from({length: countOf(shape, how.size)}, (_, index) => index)
    return entries.map(index => draw(shape.items ?? {}, `${name}[]`, index, how))
  }
  if (shape.type === "string")
    return writeText(shape, `${how.tag} ${name.replace("[]", "")} ${place + 1}`, how.size)
  if (shape.type === "boolean") return true
  return Math.max(0, shape.minimum ?? 0)
}

const isLanguage = (key: string) => languages.some(language => language === key)

const shapes = new WeakMap<z.ZodType, Shape>()

const shapeOf = (schema: z.ZodType): Shape => {
  const shape = shapes.get(schema) ?? (z.toJSONSchema(schema) as Shape)
  shapes.set(schema, shape)
  return shape
}

/**
 * Makes up a value that a schema allows, from the limits that the schema itself states. Rules
 * between fields are the caller's to keep.
 */
export const sample = (schema: z.ZodType, how: Sampling): Record<string, unknown> =>
  draw(shapeOf(schema), "", 0, how) as Record<string, unknown>
