import {mkdir, open, readdir, readFile, rm, utimes, writeFile} from "fs/promises"
import path from "path"
import {brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync} from "zlib"
import {scratchFolder} from "../../files/testing/scratch-folder"
import {compressTexts} from "./compress"

let folder: string

beforeEach(async () => {
  folder = await scratchFolder()
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

it("keeps copies of a text that was written again, and makes those anew that are of another, broken or missing", async () => {
  const page = path.join(folder, "en/index.html")
  const write = async (text: string) => {
    await writeFile(page, text)
    const later = new Date(Date.now() + 5000)
    await utimes(page, later, later)
  }
  const html = "<p>Bogotá</p>".repeat(400)
  await write(html)
  await compressTexts(folder)
  await write(html)
  expect(await compressTexts(folder)).toBe(0)

  for (const spoil of [
    () => rm(`${page}.gz`),
    () => rm(`${page}.br`),
    () => writeFile(`${page}.br`, "none"),
    () => writeFile(`${page}.br`, brotliCompressSync("another text")),
    () => write(html.replace("B", "b")),
    // Of two copies the older one counts.
    async () => {
      await write(html.replace("B", "V"))
      await utimes(`${page}.br`, new Date(), new Date(Date.now() + 9000))
    },
  ]) {
    await spoil()
    expect(await compressTexts(folder)).toBe(1)
    const expected = await readFile(page, "utf8")
    expect(gunzipSync(await readFile(`${page}.gz`)).toString()).toBe(expected)
    expect(brotliDecompressSync(await readFile(`${page}.br`)).toString()).toBe(expected)
  }
})

it("takes away the copies of a text that has become small", async () => {
  const file = path.join(folder, "en/identity.json")
  await writeFile(file, "a".repeat(1024))
  expect(await compressTexts(folder)).toBe(1)
  await writeFile(file, "b".repeat(1023))
  expect(await compressTexts(folder)).toBe(0)
  expect(await readdir(path.join(folder, "en"))).toEqual(["identity.json"])
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
