import {z} from "zod"
import {innerOf, partsOf} from "../gatsby/content/schema/meta"

/** Digits grouped by thousands, with any usual separator. */
const grouped = String.raw`[1-9]\d{0,2}(?:([.,'’\s])\d{3})(?:\1\d{3})*`

/** How numbers are typed. Sveltia's number field would read "1.450" as 1 and "1,450" as 450. */
export const numberPatterns = {
  whole: String.raw`^\s*[-−]?(?:\d+|${grouped})\s*$`,
  decimal: String.raw`^\s*[-−]?\d+(?:[.,]\d+)?\s*$`,
}

export const numberKind = (schema: z.ZodNumber): keyof typeof numberPatterns =>
  schema.format === "safeint" ? "whole" : "decimal"

/** 1450 of "1450", "1.450" and "1 450"; undefined for what is no such number. */
const parseNumber = (kind: keyof typeof numberPatterns, text: string): number | undefined => {
  if (!new RegExp(numberPatterns[kind], "u").test(text)) return undefined
  const plain = text.replace("−", "-")
  return Number(kind === "whole" ? plain.replace(/[^-\d]/g, "") : plain.replace(",", "."))
}

const isEmpty = (value: unknown): boolean => {
  if (value === null || value === undefined || value === "") return true
  return typeof value === "object" && Object.values(value).every(isEmpty)
}

/** A file's text as a form holds it: its numbers are texts. */
export const toForm = (text: string): unknown =>
  JSON.parse(text, (_, value) => (typeof value === "number" ? String(value) : value))

/**
 * A form's values as the file stores them: in the schema's order, with numbers, without empty
 * optional parts and what only the form has. Text that is no number stays, for the checks to refuse.
 */
export const toStored = (schema: z.ZodType, value: unknown): unknown => {
  const inner = innerOf(schema)
  if (inner !== schema) {
    const stored = toStored(inner, value)
    // An unset switch of a form says false.
    return isEmpty(stored) || (inner instanceof z.ZodBoolean && !stored) ? undefined : stored
  }
  if (schema instanceof z.ZodNumber && typeof value === "string")
    return parseNumber(numberKind(schema), value) ?? value
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return partsOf(schema, value).map(([, item, entry]) => toStored(item, entry))
  if (!(schema instanceof z.ZodObject) || value === null || typeof value !== "object")
    return value ?? undefined
  return Object.fromEntries(
    partsOf(schema, value).flatMap(([key, part, held]) => {
      const stored = toStored(part, held)
      return stored === undefined ? [] : [[key, stored]]
    }),
  )
}
