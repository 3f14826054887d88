import {checkContent} from "../check-content"
import {formatFault, oneEach} from "../fault"
import type {JsonFile} from "../read-json"
import {smallContent} from "./small-content"

/** A trip of one day, and one of several days with lists, stops and days. */
export const birds = "data/experiences/day-walk/experience.json"
export const whales = "data/experiences/whale-bay/experience.json"

// biome-ignore lint/suspicious/noExplicitAny: data of any shape
type Change = (value: any) => void

/** What breaks the rule, the file, the edit, and how its message goes on after the file. */
export type Rule = [string, string, Change, string]

const small = JSON.stringify(smallContent())
/** Checked once, as no case changes them. */
const sound = Object.entries(JSON.parse(small)).map(([name, value]): [string, JsonFile] => [
  name,
  {value, faults: []},
])

const told = (changed: readonly [string, unknown][]) => {
  const files = changed.map(([name, value]): [string, JsonFile] => [name, {value, faults: []}])
  return oneEach(checkContent(new Map([...sound, ...files])).faults).map(formatFault)
}

/** Every fault of the small site with one of its files changed, as the build prints it. */
export const faultsOf = (file: string, change: Change): string[] => {
  const value = (JSON.parse(small) as Record<string, unknown>)[file]
  change(value)
  return told([[file, value]])
}

/** The same with several of its files changed, which are given by their paths. */
export const faultsOfAll = (change: Change): string[] => {
  const files = JSON.parse(small)
  change(files)
  return told(Object.entries(files))
}

/** Tests that each edit alone is refused, in one message. */
export const testRules = (rules: readonly Rule[]) =>
  it.each(rules)("refuses %s, in one message", (_, file, change, expected) => {
    expect(faultsOf(file, change)).toEqual([expect.stringContaining(`${file} → ${expected}`)])
  })

/** A dotted place in a file, what is put there (undefined takes it away), and what its fault then says. */
export type Edit = readonly [place: string, value: unknown, message: string]

const put = (file: unknown, place: string, value: unknown) => {
  const keys = place.split(/[.[\]]+/).filter(Boolean)
  const last = keys.pop() ?? ""
  // biome-ignore lint/suspicious/noExplicitAny: data of any shape
  const owner = keys.reduce<any>((at, key) => at[key], file)
  if (value === undefined) delete owner[last]
  else owner[last] = value
}

/**
 * Tests that each edit alone is refused, in one message that names its place.
 *
 * @param prepare - makes the file ready for it
 */
export const testEdits = (file: string, edits: readonly Edit[], prepare: Change = () => {}) =>
  it.each(edits)("refuses %s: %j", (place, value, message) => {
    const change: Change = content => {
      prepare(content)
      put(content, place, value)
    }
    expect(faultsOf(file, change)).toEqual([
      expect.stringContaining(`${file} → ${place}: ${message}`),
    ])
  })

/**
 * Tests that each value of a field alone is refused, in one message.
 *
 * @param rows - a value, and what its fault says from behind the field's name
 * @param beside - what else the file then holds
 */
export const testValues = (
  file: string,
  field: string,
  rows: readonly (readonly [value: unknown, message: string])[],
  beside: object = {},
) =>
  it.each(rows)(`refuses ${field} %j`, (value, message) => {
    expect(faultsOf(file, content => Object.assign(content, beside, {[field]: value}))).toEqual([
      expect.stringContaining(`${file} → ${field}${message}`),
    ])
  })
