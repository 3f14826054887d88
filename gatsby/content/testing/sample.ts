import {z} from "zod"
import {languages} from "../../../src/i18n/languages"

/** The part of a JSON Schema that content uses. */
type Shape = {
  type?: string
  enum?: unknown[]
  format?: string
  properties?: Record<string, Shape>
  items?: Shape
  minItems?: number
  minLength?: number
  maxLength?: number
  minimum?: number
}

/**
 * Values that are no free texts, by the name of their field and its place in a list; null leaves
 * out what is optional.
 */
export type Presets = Record<string, (place: number) => unknown>

const writeText = ({minLength = 1, maxLength = 200}: Shape, begin: string) => {
  const length = Math.max(minLength, Math.min(begin.length, maxLength))
  return begin.padEnd(length, " words").slice(0, length).replace(/ $/, "s")
}

const formatted: Record<string, string> = {
  uri: "https://social.example/page",
  date: "2026-02-01",
  email: "hola@house.example",
}

const isLanguage = (key: string) => languages.some(language => language === key)

const generate = (
  shape: Shape,
  name: string,
  place: number,
  tag: string,
  presets: Presets,
): unknown => {
  const preset = presets[name]
  const value = preset ? preset(place) : formatted[shape.format ?? ""]
  if (value !== undefined) return value
  if (shape.enum) return shape.enum[0]
  if (shape.type === "object")
    return Object.fromEntries(
      Object.entries(shape.properties ?? {})
        .map(([key, field]) =>
          isLanguage(key)
            ? [key, generate(field, name, place, `${tag} ${key}`, presets)]
            : [key, generate(field, key, place, tag, presets)],
        )
        .filter(([, generated]) => generated !== null),
    )
  if (shape.type === "array") {
    const {items = {}, minItems = 0} = shape
    return Array.from({length: Math.max(minItems, items.enum ? 1 : 2)}, (_, index) =>
      generate(items, `${name}[]`, index, tag, presets),
    )
  }
  if (shape.type === "string")
    return writeText(shape, `${tag} ${name.replace("[]", "")} ${place + 1}`)
  return shape.type === "boolean" ? true : Math.max(0, shape.minimum ?? 0)
}

/**
 * Makes up a value that a schema allows, with everything that is optional, from the limits that the
 * schema itself states. Rules between fields are the caller's to keep.
 *
 * @param tag - begins every text, which tells those of one file from those of another
 */
export const sample = (schema: z.ZodType, tag: string, presets: Presets): Record<string, unknown> =>
  generate(z.toJSONSchema(schema) as Shape, "", 0, tag, presets) as Record<string, unknown>
