// What a storage holds may be damaged, or from another copy of the site: good parts count.

/** Its values by name; none of what holds none. */
export const valuesIn = (stored: unknown): Record<string, unknown> =>
  typeof stored === "object" && stored !== null && !Array.isArray(stored)
    ? (stored as Record<string, unknown>)
    : {}

export const mapValues = <Value>(stored: unknown, read: (value: unknown) => Value) =>
  Object.fromEntries(Object.entries(valuesIn(stored)).map(([name, value]) => [name, read(value)]))

/** A text or a number as text. */
export const textIn = (stored: unknown): string | undefined =>
  typeof stored === "string" || typeof stored === "number" ? String(stored) : undefined

export const textsIn = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.flatMap(one => (typeof one === "string" ? one : [])) : []
