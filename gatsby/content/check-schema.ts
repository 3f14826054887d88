import type {z} from "zod"
import {type Code, type Fault, faultAt, show, type Values, type Verdict} from "./fault"
import {english} from "./sentences/english"

type Issue = z.core.$ZodIssue

const types: Record<string, Code> = {
  string: "text",
  number: "number",
  int: "whole-number",
  boolean: "boolean",
  array: "list",
  object: "object",
}

/** A key in a field path; quoted and truncated unless it is a plain name. */
const showKey = (key: PropertyKey): string =>
  /^[\w$-]{1,60}$/.test(String(key)) ? String(key) : String(show(String(key)))

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

/** Limits of a rule of zod's, and what a rule of our own has told. */
const valuesOf = (issue: Issue): Values => {
  if (issue.code === "too_small") return {minimum: Number(issue.minimum)}
  if (issue.code === "too_big") return {maximum: Number(issue.maximum)}
  return issue.code === "custom" ? {...issue.params} : {}
}

/** The message of an issue is its code, but for those whose schema has none. */
const verdictOf = (issue: Issue): Verdict => {
  const {message} = issue
  const values = valuesOf(issue)
  if (Object.hasOwn(english, message)) return {code: message as Code, values}
  if (issue.code === "invalid_value")
    return {code: "one-of", values: {list: issue.values.map(show).join(", ")}}
  if (issue.code === "invalid_type" && message.startsWith("Invalid input")) {
    const {expected: type} = issue
    return {code: types[type] ?? "type", values: {type}}
  }
  if (issue.code === "too_small" && message.startsWith("Too small")) return {code: "least", values}
  if (issue.code === "too_big" && message.startsWith("Too big")) return {code: "most", values}
  return {code: "own-words", values: {message}}
}

const toFaults = (file: string, value: unknown, issue: Issue): Fault[] => {
  if (issue.code === "unrecognized_keys")
    return issue.keys.map(key => faultAt("unknown-key", file, dotted([...issue.path, key])))
  const {code, values} = verdictOf(issue)
  const found = show(valueAt(value, issue.path))
  return [faultAt(code, file, dotted(issue.path), {...values, found})]
}

/** Validates a value against its schema: gives its typed content, or every fault of it. */
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
