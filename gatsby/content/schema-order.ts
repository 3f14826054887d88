import {z} from "zod"

/**
 * Puts the fields of a value into the order of its schema, whatever their own was, so that an editor
 * and a program write a file alike. Fields that the schema does not have come last.
 */
export const inSchemaOrder = (schema: z.ZodType, value: unknown): unknown => {
  if (schema instanceof z.ZodOptional) return inSchemaOrder(schema.unwrap() as z.ZodType, value)
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.map(item => inSchemaOrder(schema.element as z.ZodType, item))
  if (!(schema instanceof z.ZodObject) || value === null || typeof value !== "object") return value
  const shape = schema.shape as Record<string, z.ZodType>
  const own = value as Record<string, unknown>
  const known = Object.keys(shape).filter(key => Object.hasOwn(own, key))
  const unknown = Object.keys(own).filter(key => !Object.hasOwn(shape, key))
  return Object.fromEntries(
    [...known, ...unknown].map(key => {
      const part = shape[key]
      return [key, part ? inSchemaOrder(part, own[key]) : own[key]]
    }),
  )
}
