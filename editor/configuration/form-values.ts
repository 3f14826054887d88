import {z} from "zod"

/** Digits grouped by thousands, with any common separator. */
const grouped = String.raw`[1-9]\d{0,2}(?:([.,'’\s])\d{3})(?:\1\d{3})*`

/** How numbers are written in a form, by the fault of others; a pattern is kept as the form takes it. */
export const written = {
  digits: String.raw`^\s*[-−]?(?:\d+|${grouped})\s*$`,
  decimal: String.raw`^\s*[-−]?\d+(?:[.,]\d+)?\s*$`,
}

/** How the values of a schema are written. */
export const writtenAs = (schema: z.ZodNumber): keyof typeof written =>
  schema.format === "safeint" ? "digits" : "decimal"

/**
 * Parses a number: 1450 for "1.450", "1,450" and "1 450" of a whole number.
 *
 * @returns undefined for what is no such number
 */
export const readNumber = (kind: keyof typeof written, text: string): number | undefined => {
  if (!new RegExp(written[kind], "u").test(text)) return undefined
  const plain = text.replace("−", "-")
  return Number(kind === "digits" ? plain.replace(/[^-\d]/g, "") : plain.replace(",", "."))
}

/** Whether a field, or every field of a part, is empty. */
export const isEmpty = (value: unknown): boolean => {
  if (value === null || value === undefined || value === "") return true
  return typeof value === "object" && Object.values(value).every(isEmpty)
}

/** Changes each part of an object that its schema has; undefined leaves it out. */
export const mapParts = (
  schema: z.ZodObject,
  value: object,
  change: (schema: z.ZodType, value: unknown) => unknown,
): object =>
  Object.fromEntries(
    Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([key, part]) => {
      const changed = change(part, (value as Record<string, unknown>)[key])
      return changed === undefined ? [] : [[key, changed]]
    }),
  )

/**
 * Reads a file's text for a form: numbers become text, because a browser's number field drops what it
 * does not understand.
 */
export const toForm = (text: string): unknown =>
  JSON.parse(text, (_, value) => (typeof value === "number" ? String(value) : value))

/**
 * Converts a draft to what a save would write: empty optional parts are dropped, and so is what the
 * form adds for itself, such as the no of an optional switch. Text that is no number stays, for the
 * contract to refuse.
 */
export const asSaved = (schema: z.ZodType, draft: unknown): unknown => {
  if (schema instanceof z.ZodOptional) {
    const inner = schema.unwrap() as z.ZodType
    const saved = asSaved(inner, draft)
    return isEmpty(saved) || (inner instanceof z.ZodBoolean && saved === false) ? undefined : saved
  }
  if (schema instanceof z.ZodNumber && typeof draft === "string")
    return readNumber(writtenAs(schema), draft) ?? draft
  if (schema instanceof z.ZodArray && Array.isArray(draft))
    return draft.map(item => asSaved(schema.element as z.ZodType, item))
  return schema instanceof z.ZodObject && draft !== null && typeof draft === "object"
    ? mapParts(schema, draft, asSaved)
    : (draft ?? undefined)
}
