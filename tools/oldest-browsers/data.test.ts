import {readFileSync} from "node:fs"
import {allKeys, isKnown, lacking, oldestBrowsers} from "./data"
import {day} from "./day"

const docs = readFileSync("docs/testing.md", "utf8")

/** Rows of the docs' table as [browsers, version]. */
const rows = [...docs.matchAll(/^\| ([A-Z][^|]+) \| ([\d.]+) \|$/gm)].map(
  ([, names = "", version]) => ({
    names: names.split(", "),
    version,
  }),
)

it("names the oldest browsers in the docs, each with its version", () => {
  for (const [name, version] of Object.entries(oldestBrowsers()))
    expect([name, rows.find(({names}) => names.includes(name))?.version]).toEqual([name, version])
})

it("tells the day in the docs", () => {
  expect(docs.includes(day)).toBe(true)
})

it("finds what every browser has, and what some lack with the version that has it", () => {
  expect(lacking("html.elements.a.href")).toEqual([])
  expect(lacking("CSS.Properties.Color")).toEqual([])
  const missing = allKeys.filter(key => lacking(key).length > 0).map(lacking)
  expect(missing.flat()).toContain("Safari")
  expect(missing.flat().join()).toMatch(/Firefox before \d+/)
})

it("tells what the data does not know from what it knows", () => {
  expect(isKnown("html.elements.a")).toBe(true)
  expect(isKnown("html.elements.anchor")).toBe(false)
})
