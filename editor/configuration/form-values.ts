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

/** Parses a number: 1450 for "1.450", "1,450" and "1 450" of a whole number. */
const readNumber = (schema: z.ZodNumber, text: string): number | undefined => {
  const kind = writtenAs(schema)
  if (!new RegExp(written[kind], "u").test(text)) return undefined
  const plain = text.replace("−", "-")
  return Number(kind === "digits" ? plain.replace(/[^-\d]/g, "") : plain.replace(",", "."))
}

/** Whether a field, or every field of a part, is empty. */
export const isEmpty = (value: unknown): boolean => {
  if (value === null || value === undefined || value === "") return true
  return typeof value === "object" && Object.values(value).every(isEmpty)
}

/** Gives a single value another form; undefined leaves it out. */
type Change = (schema: z.ZodType, value: unknown, isOptional: boolean) => unknown

/** Changes the single values of a content. */
const changeValues = (
  schema: z.ZodType,
  value: unknown,
  change: Change,
  isOptional = false,
): unknown => {
  if (schema instanceof z.ZodOptional)
    return changeValues(schema.unwrap() as z.ZodType, value, change, true)
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.map(item => changeValues(schema.element as z.ZodType, item, change))
  if (!(schema instanceof z.ZodObject) || value === null || typeof value !== "object")
    return change(schema, value, isOptional)
  const shape = schema.shape as Record<string, z.ZodType>
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      const part = Object.hasOwn(shape, key) ? shape[key] : undefined
      const changed = part ? changeValues(part, inner, change) : inner
      return changed === undefined ? [] : [[key, changed]]
    }),
  )
}

/**
 * Converts a file's content for a form: numbers become text, because a browser's number field drops
 * what it does not understand.
 */
export const toForm = (schema: z.ZodType, content: unknown): unknown =>
  changeValues(schema, content, (part, value) =>
    part instanceof z.ZodNumber && typeof value === "number" ? String(value) : value,
  )

/**
 * Converts a form's values for its file. Text that is no number stays, for the contract to refuse; the
 * no of an optional switch, which a form has from the start and a file does not, is left out.
 */
export const fromForm = (schema: z.ZodType, form: unknown): unknown =>
  changeValues(schema, form, (part, value, isOptional) => {
    if (part instanceof z.ZodNumber && typeof value === "string")
      return readNumber(part, value) ?? value
    return part instanceof z.ZodBoolean && isOptional && value === false ? undefined : value
  })

/**
 * Converts a draft to what a save would write: empty optional parts are dropped, and so is what the
 * form adds for itself.
 */
export const asSaved = (schema: z.ZodType, draft: unknown): unknown =>
  withoutEmpty(schema, fromForm(schema, draft))

const withoutEmpty = (schema: z.ZodType, value: unknown): unknown => {
  if (schema instanceof z.ZodOptional)
    return isEmpty(value) ? undefined : withoutEmpty(schema.unwrap() as z.ZodType, value)
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.map(item => withoutEmpty(schema.element as z.ZodType, item))
  if (!(schema instanceof z.ZodObject) || value === null || typeof value !== "object")
    return value ?? undefined
  const typed = value as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([key, part]) => {
      const inner = withoutEmpty(part, typed[key])
      return inner === undefined ? [] : [[key, inner]]
    }),
  )
}
