import {z} from "zod"
import {fromForm, isEmpty} from "../configuration/form-values"

const ofObject = (schema: z.ZodObject, value: unknown) => {
  const typed = (value ?? {}) as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([key, part]) => {
      const inner = typedSoFar(part, typed[key])
      return inner === undefined ? [] : [[key, inner]]
    }),
  )
}

/**
 * Completes an unfinished form: empty optional parts are dropped, and missing required parts become
 * empty.
 */
export const typedSoFar = (schema: z.ZodType, value: unknown): unknown => {
  if (schema instanceof z.ZodOptional)
    return isEmpty(value) ? undefined : typedSoFar(schema.unwrap() as z.ZodType, value)
  if (schema instanceof z.ZodObject) return ofObject(schema, value)
  if (schema instanceof z.ZodArray) {
    const items = Array.isArray(value) ? value : []
    return items.map(item => typedSoFar(schema.element as z.ZodType, item))
  }
  if (schema instanceof z.ZodNumber) {
    const number = fromForm(schema, value)
    return typeof number === "number" ? number : 0
  }
  if (schema instanceof z.ZodBoolean) return value === true
  if (schema instanceof z.ZodEnum)
    return schema.options.includes(value as string) ? value : schema.options[0]
  return typeof value === "string" ? value : ""
}
