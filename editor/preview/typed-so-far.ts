import {z} from "zod"
import {isEmpty, mapParts, readNumber, writtenAs} from "../configuration/form-values"

/**
 * Completes an unfinished form: empty optional parts are dropped, and missing required parts become
 * empty.
 */
export const typedSoFar = (schema: z.ZodType, value: unknown): unknown => {
  if (schema instanceof z.ZodOptional)
    return isEmpty(value) ? undefined : typedSoFar(schema.unwrap() as z.ZodType, value)
  if (schema instanceof z.ZodObject) return mapParts(schema, value ?? {}, typedSoFar)
  if (schema instanceof z.ZodArray) {
    const items = Array.isArray(value) ? value : []
    return items.map(item => typedSoFar(schema.element as z.ZodType, item))
  }
  if (schema instanceof z.ZodNumber)
    return typeof value === "number" ? value : (readNumber(writtenAs(schema), String(value)) ?? 0)
  if (schema instanceof z.ZodBoolean) return value === true
  if (schema instanceof z.ZodEnum)
    return schema.options.includes(value as string) ? value : schema.options[0]
  return typeof value === "string" ? value : ""
}
