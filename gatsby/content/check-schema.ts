import type {z} from "zod"
import {type Fault, show} from "./fault"

type Issue = z.core.$ZodIssue

const typeWords: Record<string, string> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object { … }",
}

/** A key as it stands in the field's path; quoted and cut where it is no plain name. */
const showKey = (key: PropertyKey): string =>
  /^[\w$-]{1,60}$/.test(String(key)) ? String(key) : show(String(key))

/** The path of a field as faults name it: `includes.items.es[3]`. */
export const dotted = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (field, key) =>
      typeof key === "number"
        ? `${field}[${key}]`
        : field
          ? `${field}.${showKey(key)}`
          : showKey(key),
    "",
  ) || "(file)"

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (at, key) => (at as Record<PropertyKey, unknown> | null | undefined)?.[key],
    value,
  )

const expectation = (issue: Issue): string => {
  switch (issue.code) {
    case "invalid_value":
      return `one of ${issue.values.map(show).join(", ")}`
    case "invalid_type":
      return issue.message.startsWith("Invalid input")
        ? (typeWords[issue.expected] ?? issue.expected)
        : issue.message
    case "too_small":
      return issue.message.startsWith("Too small") ? `at least ${issue.minimum}` : issue.message
    case "too_big":
      return issue.message.startsWith("Too big") ? `at most ${issue.maximum}` : issue.message
    default:
      return issue.message
  }
}

const toFaults = (file: string, value: unknown, issue: Issue): Fault[] => {
  if (issue.code === "unrecognized_keys")
    return issue.keys.map(key => ({
      file,
      field: dotted([...issue.path, key]),
      found: "an unknown key",
      expected: "only the keys of docs/content.md",
    }))
  return [
    {
      file,
      field: dotted(issue.path),
      found: show(valueAt(value, issue.path)),
      expected: expectation(issue),
    },
  ]
}

/**
 * Holds a value against its schema.
 *
 * @param file - path of the file, for the faults
 * @returns the typed content, or every fault of it
 */
export const checkSchema = <Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  value: unknown,
): {content?: z.output<Schema>; faults: Fault[]} => {
  const result = schema.safeParse(value)
  if (result.success) return {content: result.data, faults: []}
  const faults = result.error.issues.flatMap(issue => toFaults(file, value, issue))
  return {faults}
}
