import {z} from "zod"

/** Words that people write for a value of the content. */
const synonyms: Record<string, readonly string[]> = {
  included: ["incluido", "incluida", "incluidos", "sí", "si", "yes"],
  partly: ["en parte", "parcial"],
  "not-included": ["no incluido", "no incluida", "not included", "no"],
  person: ["persona", "por persona"],
  group: ["grupo"],
  true: ["sí", "si", "yes"],
  false: ["no"],
}

/** The schema at a path of a file's schema; undefined where there is none. */
export const schemaAt = (schema: z.ZodType, path: readonly string[]): z.ZodType | undefined =>
  path.reduce<z.ZodType | undefined>((at, key) => {
    const inner = at instanceof z.ZodOptional ? (at.unwrap() as z.ZodType) : at
    return inner instanceof z.ZodObject ? (inner.shape[key] as z.ZodType | undefined) : undefined
  }, schema)

const same = (a: string, b: string) => a.localeCompare(b, "es", {sensitivity: "base"}) === 0

/** What a cell may hold, as the sheet says it. */
export const answersFor = (schema: z.ZodType | undefined): string => {
  if (schema instanceof z.ZodOptional) return answersFor(schema.unwrap() as z.ZodType)
  if (schema instanceof z.ZodEnum)
    return schema.options.filter(option => option !== "ask").join(" / ")
  if (schema instanceof z.ZodNumber) return "1, 2, 3 …"
  if (schema instanceof z.ZodBoolean) return "sí / no"
  if (schema instanceof z.ZodArray) return `${answersFor(schema.element as z.ZodType)}, …`
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape as Record<string, z.ZodType>)
      .map(([key, field]) => `${key}: ${answersFor(field)}`)
      .join("; ")
  return "…"
}

/**
 * Reads what somebody wrote into a cell as a value of the content. What does not fit stays a text, which
 * the content's rules then refuse.
 *
 * @param text - "incluido", "4", "fewest: 2; most: 8"
 */
export const readAnswer = (schema: z.ZodType | undefined, text: string): unknown => {
  if (schema instanceof z.ZodOptional) return readAnswer(schema.unwrap() as z.ZodType, text)
  const isMeant = (value: string) =>
    [value, ...(synonyms[value] ?? [])].some(word => same(word, text))
  if (schema instanceof z.ZodEnum) return schema.options.map(String).find(isMeant) ?? text
  if (schema instanceof z.ZodNumber) return /^-?\d+([.,]\d+)?$/.test(text) ? toNumber(text) : text
  if (schema instanceof z.ZodBoolean) return isMeant("true") || (isMeant("false") ? false : text)
  if (schema instanceof z.ZodArray)
    return text.split(",").map(part => readAnswer(schema.element as z.ZodType, part.trim()))
  if (schema instanceof z.ZodObject && text.includes(":"))
    return Object.fromEntries(
      text.split(";").map(part => {
        const [key = "", ...rest] = part.split(":")
        const own = rest.join(":").trim()
        return [key.trim(), readAnswer(schemaAt(schema, [key.trim()]), own)]
      }),
    )
  return text
}

const toNumber = (text: string) => Number(text.replace(",", "."))
