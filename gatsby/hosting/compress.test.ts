import {mkdir, mkdtemp, readFile, rm, utimes, writeFile} from "fs/promises"
import os from "os"
import path from "path"
import {brotliDecompressSync, gunzipSync} from "zlib"
import {compressTexts} from "./compress"

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "compress-"))
  await mkdir(path.join(folder, "en"))
})

afterEach(() => rm(folder, {recursive: true}))

it("compresses texts of any depth, leaves pictures and tiny files alone, and works once", async () => {
  const html = "<p>Bogotá</p>".repeat(400)
  const page = path.join(folder, "en/index.html")
  await writeFile(page, html)
  await writeFile(path.join(folder, "tiny.json"), "{}")
  await writeFile(path.join(folder, "photo.jpg"), Buffer.alloc(5000))
  expect(await compressTexts(folder)).toBe(1)
  expect(gunzipSync(await readFile(`${page}.gz`)).toString()).toBe(html)
  expect(brotliDecompressSync(await readFile(`${page}.br`)).toString()).toBe(html)
  expect(await compressTexts(folder)).toBe(0)
  await writeFile(page, `${html}!`)
  const later = new Date(Date.now() + 5000)
  await utimes(page, later, later)
  expect(await compressTexts(folder)).toBe(1)
  expect(gunzipSync(await readFile(`${page}.gz`)).toString()).toBe(`${html}!`)
})
