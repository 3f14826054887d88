import {z} from "zod"
import {dotted} from "./check-schema"
import {type Fault, faultAt, show} from "./fault"
import {graphql, type LinkTarget} from "./schema/graphql"

/** Existing names by kind; missing kinds are not checked. */
export type Existing = Partial<Record<LinkTarget, readonly string[]>>

type Link = {to: LinkTarget; path: PropertyKey[]; name: string}

/** Every linked name in a value; values of another shape are skipped. */
const linksIn = (schema: unknown, value: unknown, path: PropertyKey[] = []): Link[] => {
  if (schema instanceof z.ZodOptional) return linksIn(schema.unwrap(), value, path)
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.flatMap((entry, index) => linksIn(schema.element, entry, [...path, index]))
  if (schema instanceof z.ZodObject && value !== null && typeof value === "object")
    return Object.entries(schema.shape).flatMap(([key, field]) =>
      linksIn(field, (value as Record<string, unknown>)[key], [...path, key]),
    )
  const to = schema instanceof z.ZodString && graphql.get(schema)?.link
  if (!to) return []
  const name = schema.safeParse(value)
  return name.success ? [{to, path, name: name.data}] : []
}

/** Checks that everything exists that a data file, of whatever shape, refers to. */
export const checkLinks = (
  file: string,
  schema: z.ZodType,
  value: unknown,
  existing: Existing,
): Fault[] =>
  linksIn(schema, value).flatMap(({to, path, name}): Fault[] => {
    const names = existing[to]
    if (!names || names.includes(name)) return []
    const values = {found: show(name), list: names.map(show).join(", ") || undefined}
    return [faultAt(to === "Photo" ? "no-photo" : "one-of", file, dotted(path), values)]
  })
