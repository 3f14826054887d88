/** @jest-environment node */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from "fs"
import os from "os"
import path from "path"
import {languages} from "../../../src/i18n/languages"
import {describeRelease} from "./offline-files"

const html =
  '<script src="/app-0a.js"></script><link href="/static/a.woff2"/><use href="/land.svg#a"/>'

const routes = ["saved", "compare", "experiences/river"]
const pages = languages.flatMap(language => routes.map(route => `${language}/${route}/index.html`))

const describe = () => describeRelease(folder, ["river"])

let folder: string

const put = (file: string, text: string) => {
  const place = path.join(folder, file)
  mkdirSync(path.dirname(place), {recursive: true})
  writeFileSync(place, text)
}

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "release-"))
  for (const page of pages) put(page, html)
  for (const page of pages)
    put(`page-data/${path.dirname(page)}/page-data.json`, `{"staticQueryHashes": []}`)
  for (const file of ["app-0a.js", "static/a.woff2"]) put(file, file)
  put("page-data/app-data.json", '{"webpackCompilationHash": "abc"}')
  put("land.svg", "<svg/>")
})
afterEach(() => rmSync(folder, {recursive: true}))

it("keeps every file that the pages name, drawings among them", async () => {
  const {files: kept, scripts} = await describe()
  expect(kept).toEqual(["/app-0a.js", "/land.svg", "/page-data/app-data.json", "/static/a.woff2"])
  expect(scripts).toBe("abc")
})

it("is another release where a page has changed, or a drawing under its name", async () => {
  const before = await describe()
  put(pages[0] ?? "", `${html}!`)
  const changed = await describe()
  expect(changed.id).not.toBe(before.id)
  put("land.svg", "<svg><path/></svg>")
  expect((await describe()).id).not.toBe(changed.id)
})

it("refuses a page that names a file which is not there, and a page that is not there", async () => {
  rmSync(path.join(folder, "land.svg"))
  await expect(describe()).rejects.toThrow("land.svg")
  await expect(describeRelease(folder, ["lake"])).rejects.toThrow("lake")
})
