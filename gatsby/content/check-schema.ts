import type {z} from "zod"
import {en, es} from "zod/locales"
import {type ContentIssue, issueLanguage, withFound} from "./issue"

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], value)

/** Validates a file against its schema. Plain rules have zod's own messages, ours those beside the rule. */
export const checkSchema = <Content>(
  file: string,
  schema: z.ZodType<Content>,
  value: unknown,
): {content?: Content; issues: ContentIssue[]} => {
  const {localeError} = {en, es}[issueLanguage()]()
  const result = schema.safeParse(value, {error: localeError})
  if (result.success) return {content: result.data, issues: []}
  const issues = result.error.issues.flatMap((issue): ContentIssue[] => {
    const path = issue.path as ContentIssue["path"]
    if (issue.code === "unrecognized_keys")
      return issue.keys.map(key => ({file, path: [...path, key], message: issue.message}))
    return [{file, path, message: withFound(issue.message, valueAt(value, path))}]
  })
  return {issues}
}
