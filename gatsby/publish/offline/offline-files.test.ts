/** @jest-environment node */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from "fs"
import os from "os"
import path from "path"
import {languages} from "../../../src/i18n/languages"
import {describeRelease} from "./offline-files"

const page = `<link href="https://www.example.com/far.svg"><script src="/app-0a.js"></script>
<style>@font-face{src:url(/static/a.woff2)}</style><a href="/en/">x</a><img src="/picture.jpg">
<svg><use href="/land.svg#mainland"/></svg>`

let folder: string

const put = (file: string, text: string) => {
  const place = path.join(folder, file)
  mkdirSync(path.dirname(place), {recursive: true})
  writeFileSync(place, text)
}

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "release-"))
  for (const language of languages)
    for (const route of ["saved", "compare", "experiences/river"]) {
      put(`${language}/${route}/index.html`, page)
      put(`page-data/${language}/${route}/page-data.json`, `{"staticQueryHashes": []}`)
    }
  for (const file of ["app-0a.js", "static/a.woff2"]) put(file, file)
  put("page-data/app-data.json", '{"webpackCompilationHash": "abc"}')
  put("land.svg", "<svg/>")
})
afterEach(() => rmSync(folder, {recursive: true}))

it("keeps every file that the pages name, drawings among them, and no other page or site", async () => {
  const {files, scripts} = await describeRelease(folder, ["river"])
  expect(files).toEqual(["/app-0a.js", "/land.svg", "/page-data/app-data.json", "/static/a.woff2"])
  expect(scripts).toBe("abc")
})

it("is another release where a drawing has changed under its name", async () => {
  const before = await describeRelease(folder, ["river"])
  put("land.svg", "<svg><path/></svg>")
  expect((await describeRelease(folder, ["river"])).id).not.toBe(before.id)
})

it("refuses a page that names a file which is not there", async () => {
  rmSync(path.join(folder, "land.svg"))
  await expect(describeRelease(folder, ["river"])).rejects.toThrow("land.svg")
})
