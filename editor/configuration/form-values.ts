import {z} from "zod"

/** Digits in groups of three, with one of the marks that people put between thousands. */
const grouped = String.raw`[1-9]\d{0,2}(?:([.,'’\s])\d{3})(?:\1\d{3})*`

/** How numbers are written in a form, by the fault of others; a pattern is kept as the form takes it. */
export const written = {
  digits: String.raw`^\s*[-−]?(?:\d+|${grouped})\s*$`,
  decimal: String.raw`^\s*[-−]?\d+(?:[.,]\d+)?\s*$`,
}

/** How the values of a schema are written. */
export const writtenAs = (schema: z.ZodNumber): keyof typeof written =>
  schema.format === "safeint" ? "digits" : "decimal"

/** The number that a text stands for: 1450 for "1.450", "1,450" and "1 450" of a whole number. */
const readNumber = (schema: z.ZodNumber, text: string): number | undefined => {
  const kind = writtenAs(schema)
  if (!new RegExp(written[kind], "u").test(text)) return undefined
  const plain = text.replace("−", "-")
  return Number(kind === "digits" ? plain.replace(/[^-\d]/g, "") : plain.replace(",", "."))
}

/** Whether nothing stands in a field, or in any field of a part. */
export const isEmpty = (value: unknown): boolean => {
  if (value === null || value === undefined || value === "") return true
  return typeof value === "object" && Object.values(value).every(isEmpty)
}

type Change = (schema: z.ZodNumber, value: unknown) => unknown

/** Changes what stands where a schema has numbers; all else stays as it is. */
const changeNumbers = (schema: z.ZodType, value: unknown, change: Change): unknown => {
  if (schema instanceof z.ZodOptional)
    return changeNumbers(schema.unwrap() as z.ZodType, value, change)
  if (schema instanceof z.ZodNumber) return change(schema, value)
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.map(item => changeNumbers(schema.element as z.ZodType, item, change))
  if (!(schema instanceof z.ZodObject) || value === null || typeof value !== "object") return value
  const shape = schema.shape as Record<string, z.ZodType>
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const part = Object.hasOwn(shape, key) ? shape[key] : undefined
      return [key, part ? changeNumbers(part, inner, change) : inner]
    }),
  )
}

/**
 * Gives a file's content as a form holds it: numbers are typed as texts, since a browser's number field
 * drops what it does not understand.
 *
 * @param schema - of the content
 */
export const toForm = (schema: z.ZodType, content: unknown): unknown =>
  changeNumbers(schema, content, (_, value) => (typeof value === "number" ? String(value) : value))

/**
 * Gives what a form holds as its file does. A text that is no number stays, for the contract to refuse.
 *
 * @param schema - of the content
 */
export const fromForm = (schema: z.ZodType, form: unknown): unknown =>
  changeNumbers(schema, form, (number, value) =>
    typeof value === "string" ? (readNumber(number, value) ?? value) : value,
  )

/**
 * Gives the draft of a form as a save would write it: parts that may be left out and are empty are left
 * out, and so is what the form adds for itself.
 *
 * @param schema - of the content
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
