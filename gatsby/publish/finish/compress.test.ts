import {mkdir, mkdtemp, open, readdir, readFile, rm, stat, utimes, writeFile} from "fs/promises"
import os from "os"
import path from "path"
import {brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync} from "zlib"
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

it("compresses as well as both ways can", async () => {
  const page = path.join(folder, "en/index.html")
  const html = Array.from({length: 400}, (_, index) => `<p>${index * 7919}</p>`).join("")
  await writeFile(page, html)
  await compressTexts(folder)
  const quality = {params: {[constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY}}
  expect(await readFile(`${page}.gz`)).toEqual(gzipSync(html, {level: 9}))
  expect(await readFile(`${page}.br`)).toEqual(brotliCompressSync(html, quality))
})

it("begins with texts of a kilobyte, whose names end as texts do", async () => {
  for (const [name, size] of [
    ["small.css", 1023],
    ["large.css", 1024],
    ["large.css.old", 5000],
  ] as const)
    await writeFile(path.join(folder, name), "a".repeat(size))
  expect(await compressTexts(folder)).toBe(1)
  expect(await readdir(folder)).toEqual(
    expect.arrayContaining(["large.css.br", "large.css.gz", "large.css.old", "small.css"]),
  )
})

it("keeps copies of a text that was written again, and mends those that are of another", async () => {
  const page = path.join(folder, "en/index.html")
  const write = async (text: string, seconds: number) => {
    await writeFile(page, text)
    const when = new Date(Date.now() + seconds * 1000)
    await utimes(page, when, when)
  }
  const html = "<p>Bogotá</p>".repeat(400)
  await write(html, 0)
  await compressTexts(folder)
  const old = new Date(0)
  await Promise.all([".gz", ".br"].map(ending => utimes(page + ending, old, old)))

  await write(html, 0)
  expect(await compressTexts(folder)).toBe(0)
  expect((await stat(`${page}.br`)).mtimeMs).toBeGreaterThan(0)

  for (const spoil of [
    () => rm(`${page}.gz`),
    () => writeFile(`${page}.br`, "none"),
    () => writeFile(`${page}.br`, brotliCompressSync("another text")),
    () => write(html.replace("B", "b"), 5),
  ]) {
    await spoil()
    await utimes(page, new Date(), new Date(Date.now() + 5000))
    expect(await compressTexts(folder)).toBe(1)
    const expected = await readFile(page, "utf8")
    expect(gunzipSync(await readFile(`${page}.gz`)).toString()).toBe(expected)
    expect(brotliDecompressSync(await readFile(`${page}.br`)).toString()).toBe(expected)
  }
})

it("goes by the older of both copies", async () => {
  const page = path.join(folder, "en/index.html")
  await writeFile(page, "<p>Bogotá</p>".repeat(400))
  await compressTexts(folder)
  await writeFile(page, "<p>Medellín</p>".repeat(400))
  const at = (file: string, second: number) => utimes(file, second, second)
  for (const [file, second] of [
    [`${page}.gz`, 100],
    [page, 200],
    [`${page}.br`, 300],
  ] as const)
    await at(file, second)
  expect(await compressTexts(folder)).toBe(1)
  expect(gunzipSync(await readFile(`${page}.gz`)).toString()).toContain("Medellín")
})

it("makes both copies again where a build was ended between them", async () => {
  const page = path.join(folder, "en/index.html")
  await writeFile(page, "<p>Bogotá</p>".repeat(400))
  for (const ending of [".gz", ".br"]) {
    await compressTexts(folder)
    await rm(page + ending)
    expect(await compressTexts(folder)).toBe(1)
    expect((await stat(page + ending)).size).toBeGreaterThan(0)
  }
})

it("never writes into a copy that is being read, or that a release holds", async () => {
  const page = path.join(folder, "en/index.html")
  const html = "<p>Bogotá</p>".repeat(400)
  await writeFile(page, html)
  await compressTexts(folder)
  const earlier = await Promise.all([".gz", ".br"].map(ending => open(page + ending)))
  const later = new Date(Date.now() + 5000)
  await writeFile(page, html.replaceAll("o", "ó"))
  await utimes(page, later, later)
  expect(await compressTexts(folder)).toBe(1)
  const [zipped, brotli] = await Promise.all(earlier.map(file => file.readFile()))
  await Promise.all(earlier.map(file => file.close()))
  expect(gunzipSync(zipped as Buffer).toString()).toBe(html)
  expect(brotliDecompressSync(brotli as Buffer).toString()).toBe(html)
  expect((await readdir(path.join(folder, "en"))).sort()).toEqual([
    "index.html",
    "index.html.br",
    "index.html.gz",
  ])
})
