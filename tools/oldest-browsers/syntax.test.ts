import {lacking} from "./data"
import {parseScript} from "./syntax"

/** Syntax that came lately, with its key. When the day moves, the version of the parser follows. */
const recent: [script: string, key: string][] = [
  ["a ??= b", "javascript.operators.nullish_coalescing_assignment"],
  ["class A { static {} }", "javascript.classes.static.initialization_blocks"],
  ["/[\\p{L}--[a-z]]/v", "javascript.builtins.RegExp.unicodeSets"],
  ["/(?i:a)/", "javascript.regular_expressions.modifier"],
  [
    "/(?<a>x)|(?<a>y)/",
    "javascript.regular_expressions.named_capturing_group.duplicate_named_capturing_groups",
  ],
  ['import("a", {with: {type: "json"}})', "javascript.statements.import.import_attributes"],
  ["{ using a = b }", "javascript.statements.using"],
]

const isRead = (script: string) => {
  try {
    return Boolean(parseScript(script))
  } catch {
    return false
  }
}

it.each(recent)("reads %s if every oldest browser does", (script, key) => {
  expect(isRead(script)).toBe(lacking(key).length === 0)
})

it("says where a script cannot be read", () => {
  expect(() => parseScript("a = 1\nb = ?")).toThrow("(2:4)")
})
