import {mkdtemp, rm, writeFile} from "fs/promises"
import os from "os"
import path from "path"
import {tellFault} from "./fault"
import {contentOf, parseJson, readJson} from "./read-json"

const fault = (text: string) => {
  const {faults, value} = parseJson("a.json", text)
  expect(value).toBeUndefined()
  expect(faults).toHaveLength(1)
  return faults
    .slice(0, 1)
    .map(tellFault)
    .flatMap(({field, found, expected}) => [field, found, expected])
}

it.each([
  ["a text in single quotes", "{\"a\": 'b'}", "a JSON value (texts in double quotes)"],
  ["a number of another form", '{"a": 1.}', "a number such as 1400 or 4.5"],
  ["a name without quotes", "{a: 1}", "a JSON value (texts in double quotes)"],
  ["a number for a name", "{1: 1}", "a name in double quotes"],
  ["a comment that never ends", "/* a", "no comment"],
  ["a backslash", '"C:\\x"', "no \\, or two of them"],
  ["a broken escape", '"\\u12"', "four digits after \\u"],
  ["a missing value", '{"a": }', "a value"],
  ["a missing colon", '{"a" 1}', "a colon"],
  ["a missing comma", '{"a": 1 "b": 2}', "a comma"],
  ["an open object", '{"a": 1', "a closing }"],
  ["an open list", "[1", "a closing ]"],
  ["more than one value", "1 2", "the end of the file"],
  ["a comment", "// a\n1", "no comment"],
  ["an open text", '{"a": "b\n}', "a closing double quote"],
  ["a tab in a text", '{"a": "\t"}', "no control character in a text"],
  ["a comma too many", '{"a": 1,}', "a name in double quotes"],
])("says what is wrong with %s", (_, text, expected) => {
  expect(fault(text).slice(1)).toEqual(["broken JSON", expected])
})

it("tells the line and the column, and an empty file from a broken one", () => {
  expect(fault('{\n  "a": 1\n  "b": 2\n}')[0]).toBe("line 3, column 3")
  expect(fault(" \n")).toEqual([expect.stringMatching(/^line /), "an empty file", "a value"])
})

it("names each key that stands twice in one object, however deep, and gives the value", () => {
  const {value, faults} = parseJson("a.json", '{"a": 1, "b": [{"c": 1, "c": 2}],\n "a": 3}')
  expect(value).toEqual({a: 3, b: [{c: 2}]})
  expect(faults.map(tellFault)).toEqual([
    {
      file: "a.json",
      field: "line 2, column 2",
      found: 'the key "a" a second time',
      expected: "each key once",
    },
    {
      file: "a.json",
      field: "line 1, column 25",
      found: 'the key "c" a second time',
      expected: "each key once",
    },
  ])
  expect(parseJson("a.json", '[{"a": "a"}, {"a": "a"}, "a", "a"]').faults).toEqual([])
})

describe("a file", () => {
  let root = ""
  beforeEach(async () => {
    root = await mkdtemp(path.join(os.tmpdir(), "json-"))
  })
  afterEach(() => rm(root, {recursive: true}))

  it("is read in UTF-8 alone, and missed where it is not there", async () => {
    await writeFile(path.join(root, "good.json"), '"Café"')
    await writeFile(path.join(root, "other.json"), Buffer.from([0x22, 0xe9, 0x22]))
    expect(readJson(root, "good.json")).toEqual({value: "Café", faults: []})
    expect(contentOf(readJson(root, "good.json"))).toBe("Café")
    const whole = {file: "other.json", field: "(file)", expected: "a JSON file in UTF-8"}
    expect(readJson(root, "other.json").faults.map(tellFault)).toEqual([
      {...whole, found: expect.stringMatching(/^an unreadable file \(.+\)$/)},
    ])
    expect(readJson(root, "none.json").faults.map(tellFault)).toEqual([
      {...whole, file: "none.json", found: "no such file"},
    ])
    expect(() => contentOf(readJson(root, "none.json"))).toThrow("none.json → (file)")
  })

  it("with a byte-order mark says so, with its value and whatever else is wrong with it", async () => {
    const text = '\ufeff{"a": 1, "a": 2}'
    await writeFile(path.join(root, "marked.json"), text)
    const {value, faults} = readJson(root, "marked.json")
    expect(value).toEqual({a: 2})
    expect(faults.map(fault => tellFault(fault).found)).toEqual([
      "an invisible sign, the byte-order mark",
      'the key "a" a second time',
    ])
    expect(parseJson("a.json", "\ufeff{").faults.map(fault => tellFault(fault).found)).toEqual([
      "an invisible sign, the byte-order mark",
      "broken JSON",
    ])
  })
})
