import {mkdir, mkdtemp, rm, writeFile} from "fs/promises"
import os from "os"
import path from "path"
import {stylesVersion} from "./styles-version"

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "styles-"))
  await mkdir(path.join(folder, "deep"))
  await writeFile(path.join(folder, "deep/a.css"), "a {}")
})

afterEach(() => rm(folder, {recursive: true}))

it("changes with a style sheet and with nothing else", async () => {
  const before = await stylesVersion(folder)
  await writeFile(path.join(folder, "deep/a.ts"), "export {}")
  expect(await stylesVersion(folder)).toBe(before)
  await writeFile(path.join(folder, "deep/a.css"), "b {}")
  expect(await stylesVersion(folder)).not.toBe(before)
})
