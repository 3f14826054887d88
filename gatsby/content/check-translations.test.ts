import {mkdir, mkdtemp, rm, writeFile} from "fs/promises"
import os from "os"
import path from "path"
import {checkTranslations} from "./check-translations"
import {formatIssue} from "./issue"

let root = ""

const write = async (file: string, value: unknown) => {
  await mkdir(path.dirname(path.join(root, file)), {recursive: true})
  await writeFile(path.join(root, file), typeof value === "string" ? value : JSON.stringify(value))
}

beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), "words-"))
  await mkdir(path.join(root, "gatsby"))
  await write("src/a.tsx", 't("common:hello"); t(`common:days.$' + "{name}`);")
})

afterEach(() => rm(root, {recursive: true}))

const common = {
  hello: "Hello {{name}}",
  days: {one: "A day", many_one: "1 day", many_other: "days"},
}

const issues = () => checkTranslations(root).map(formatIssue)

it("takes the same keys in every language, each of them used", async () => {
  await write("locales/en/common.json", common)
  await write("locales/es/common.json", {...common, hello: "Hola {{name}}"})
  expect(issues()).toEqual([])
})

it("names what is missing, empty, unused, lost or unreadable, in one run", async () => {
  await write("locales/en/common.json", {...common, old: "Old"})
  await write("locales/es/common.json", {hello: "Hola", days: {...common.days, one: " "}, old: "x"})
  await write("locales/en/legal.json", "{")
  expect(issues()).toEqual([
    expect.stringContaining("locales/en/legal.json: expected valid JSON"),
    'locales/es/common.json → hello: expected the values {{name}}; found "Hola"',
    'locales/es/common.json → days.one: expected a text; found " "',
    'locales/en/common.json → old: expected no such key: nothing uses it; found "Old"',
    'locales/es/common.json → old: expected no such key: nothing uses it; found "x"',
  ])
})
