import fc from "fast-check"
import {defaultLanguage, languages} from "../../../src/i18n/languages"

/** Any value that a JSON file can hold. */
export type Json = unknown
type Holder = Record<string | number, Json>

/** Texts that have broken other sites: markup, escapes, keys of prototypes, odd Unicode. */
const hostileTexts = [
  "<script>alert(1)</script>",
  "</script><img src=x onerror=alert(1)>",
  "<!--",
  "&lt;b&gt;",
  "javascript:alert(1)",
  "https://example.org/<svg/onload=alert(1)>",
  'https://example.org/"onmouseover="alert(1)',
  "[link](javascript:alert(1))",
  "**",
  "** **",
  "__proto__",
  "constructor",
  "../../../../etc/passwd",
  "./\0.jpg",
  "{{brand}}",
  "$" + "{7*7}",
  "\u202egnp.exe",
  "\ud800",
  "a\udc00b",
  "\u0000",
  "\u2028",
  "\ufeff",
  "\u0007\u001b[31m",
  "Z\u0351\u0310a\u0351\u0310l\u0351\u0310g\u0351\u0310o\u0351\u0310",
  "👩‍👩‍👧‍👦",
  "‏שלום",
  "x".repeat(5000),
]

const protoKeys = ["__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "then"]

const text = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({unit: "binary", maxLength: 200}),
  fc.string({unit: "grapheme", maxLength: 60}),
)

const number = fc.oneof(
  fc.constantFrom(0, -0, -1, 1.5, 1e308, -1e308, Number.MAX_SAFE_INTEGER + 2),
  fc.double({noNaN: true, noDefaultInfinity: true}),
  fc.integer(),
)

const nested = (depth: number) => {
  let value: Json = "end"
  for (let level = 0; level < depth; level += 1)
    value = level % 2 ? [value] : {[defaultLanguage]: value}
  return value
}

const inLanguages = (words: readonly Json[]): Json =>
  Object.fromEntries(languages.map((language, index) => [language, words[index]]))

const value: fc.Arbitrary<Json> = fc.oneof(
  {weight: 4, arbitrary: text},
  {weight: 2, arbitrary: number},
  {weight: 2, arbitrary: fc.constantFrom<Json>(null, true, false, [], {}, "")},
  {weight: 2, arbitrary: fc.tuple(...languages.map(() => text)).map(inLanguages)},
  {
    weight: 1,
    arbitrary: fc.array(text, {maxLength: 40}).map(list => inLanguages(languages.map(() => list))),
  },
  {weight: 1, arbitrary: fc.jsonValue({maxDepth: 4})},
  {weight: 1, arbitrary: fc.integer({min: 1, max: 300}).map(nested)},
)

const change = fc.record({
  kind: fc.constantFrom("delete", "replace", "swap", "repeat", "rename", "add"),
  at: fc.nat(),
  other: fc.nat(),
  key: fc.oneof(fc.constantFrom(...protoKeys), text),
  value,
})

/** What is done to a data file: one to four changes, anywhere in it. */
export const changes = fc.array(change, {minLength: 1, maxLength: 4})

type Change = {
  kind: string
  at: number
  other: number
  key: string
  value: Json
}

/** One place in a file where a value stands. */
type Slot = {holder: Holder; name: string | number}

const slotsOf = (root: Json, slots: Slot[] = []): Slot[] => {
  if (root === null || typeof root !== "object") return slots
  const holder = root as Holder
  for (const key of Object.keys(holder)) {
    const name = Array.isArray(holder) ? Number(key) : key
    slots.push({holder, name})
    slotsOf(holder[name], slots)
  }
  return slots
}

/** Sets an own field of any name; a plain assignment to `__proto__` would change the prototype. */
const set = (holder: Holder, key: string | number, to: Json) =>
  Object.defineProperty(holder, key, {
    value: to,
    enumerable: true,
    configurable: true,
    writable: true,
  })

const apply = (root: Json, {kind, at, other, key, value: put}: Change) => {
  const slots = slotsOf(root)
  const slot = slots[at % Math.max(1, slots.length)]
  const twin = slots[other % Math.max(1, slots.length)]
  if (!slot || !twin) return
  const {holder, name} = slot
  const had = holder[name]
  const remove = () =>
    Array.isArray(holder) ? holder.splice(Number(name), 1) : delete holder[name]
  if (kind === "delete") remove()
  if (kind === "replace") set(holder, name, put)
  if (kind === "repeat") set(holder, name, Array(other % 50).fill(had))
  if (kind === "add") set(holder, Array.isArray(holder) ? holder.length : key, put)
  if (kind === "rename" && !Array.isArray(holder)) {
    remove()
    set(holder, key, had)
  }
  if (kind === "swap") {
    const there = structuredClone(twin.holder[twin.name])
    set(twin.holder, twin.name, structuredClone(had))
    set(holder, name, there)
  }
}

/**
 * Changes a data file as a broken editor, a careless hand or an attacker might.
 *
 * @param sound - the file's value; it is not touched
 * @returns the text of the changed file
 */
export const mutate = (sound: Json, list: readonly Change[]): string => {
  const root = {file: structuredClone(sound)}
  for (const step of list) apply(root, step)
  return JSON.stringify(root.file) ?? ""
}
