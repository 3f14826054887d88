import {z} from "zod"
import {languages} from "../../src/i18n/languages"

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

const same = (a: string, b: string) =>
  a.localeCompare(b, [...languages], {sensitivity: "base"}) === 0

type Leaf = {path: string[]; schema: z.ZodType; isOptional: boolean}

/** The single values of an object, however deep: `note.en`. */
const leavesOf = (schema: z.ZodType, path: string[] = [], isOptional = false): Leaf[] => {
  if (schema instanceof z.ZodOptional) return leavesOf(schema.unwrap() as z.ZodType, path, true)
  if (!(schema instanceof z.ZodObject)) return [{path, schema, isOptional}]
  return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([key, inner]) =>
    leavesOf(inner, [...path, key], isOptional),
  )
}

const nameOf = ({path}: Leaf) => path.join(".")

/** What a cell may hold, as the sheet says it; what may be left out stands in parentheses. */
export const answersFor = (schema: z.ZodType | undefined): string => {
  if (schema instanceof z.ZodOptional) return answersFor(schema.unwrap() as z.ZodType)
  if (schema instanceof z.ZodEnum)
    return schema.options.filter(option => option !== "ask").join(" / ")
  if (schema instanceof z.ZodNumber) return "1, 2, 3 …"
  if (schema instanceof z.ZodBoolean) return "sí / no"
  if (schema instanceof z.ZodArray) return `${answersFor(schema.element as z.ZodType)}, …`
  if (!(schema instanceof z.ZodObject)) return "…"
  const parts = leavesOf(schema).map(leaf => {
    const part = `${nameOf(leaf)}: ${answersFor(leaf.schema)}`
    return leaf.isOptional ? `(${part})` : part
  })
  return parts.join("; ")
}

/** An object with a value at a path, and everything else as it was. */
export const put = (
  object: object,
  [key = "", ...rest]: readonly string[],
  value: unknown,
): object => {
  const inner = (object as Record<string, object>)[key] ?? {}
  return {...object, [key]: rest.length > 0 ? put(inner, rest, value) : value}
}

/** "fewest: 2; most: 8": a semicolon that no name follows belongs to the words before it. */
const readObject = (schema: z.ZodObject, text: string): unknown => {
  const leaves = leavesOf(schema)
  const given: {leaf: Leaf; text: string}[] = []
  for (const part of text.split(";")) {
    const leaf = leaves.find(one => part.trim().startsWith(`${nameOf(one)}:`))
    const last = given.at(-1)
    if (leaf) given.push({leaf, text: part.slice(part.indexOf(":") + 1).trim()})
    else if (last) last.text += `;${part}`
    else return text
  }
  return given.reduce<object>(
    (object, {leaf, text: own}) => put(object, leaf.path, readAnswer(leaf.schema, own.trim())),
    {},
  )
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
  if (schema instanceof z.ZodNumber)
    return /^-?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(",", ".")) : text
  if (schema instanceof z.ZodBoolean) return isMeant("true") || (isMeant("false") ? false : text)
  if (schema instanceof z.ZodArray)
    return text.split(",").map(part => readAnswer(schema.element as z.ZodType, part.trim()))
  return schema instanceof z.ZodObject ? readObject(schema, text) : text
}
