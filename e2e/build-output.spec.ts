import {existsSync, readdirSync, readFileSync} from "node:fs"
import path from "node:path"
import {expect, test} from "@playwright/test"
import {parse} from "acorn"
import {planRedirects} from "../gatsby/pages/plan-redirects"
import {hiddenData} from "../gatsby/pictures/testing"
import {headersFile, redirectsFile} from "../gatsby/publish/hosting/static-host"
import {experiences, regions} from "./support/site"

const folder = "public"
const files = readdirSync(folder, {recursive: true, withFileTypes: true})
  .filter(entry => entry.isFile())
  .map(entry => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)))
const texts = files.filter(file => !/\.(br|gz)$/.test(file))

test("each script, style sheet and icon file belongs to this build: a page leads to it", () => {
  const hashOf = (file: string) => /^[^/]*[-.]([0-9a-f]{8,20})\.(js|css|svg)/.exec(file)?.[1]
  const read = (file: string) => readFileSync(path.join(folder, file), "utf8")
  const waiting = new Set(texts.filter(hashOf))
  expect(waiting.size).toBeGreaterThan(5)
  const reached = texts.filter(file => /\.html$/.test(file) && !file.startsWith("_gatsby/"))
  for (const from of reached) {
    const text = read(from)
    for (const file of waiting)
      if (text.includes(hashOf(file) as string)) {
        waiting.delete(file)
        reached.push(file)
      }
  }
  expect([...waiting]).toEqual([])
})

test("each page's data belongs to a page", () => {
  const data = texts.filter(file => file.endsWith("/page-data.json"))
  const gone = data
    .map(file => file.replace(/^page-data\/(.*)\/page-data\.json$/, "$1"))
    .filter(page => !["/index.html", ".html", ""].some(end => files.includes(page + end)))
  expect(gone).toEqual([])
})

test("nothing is published that no visitor asks for", () => {
  expect(texts.filter(file => /\.map$|\.tmp$|^webpack\.stats|^~partytown/.test(file))).toEqual([])
  const scripts = texts.filter(file => file.endsWith(".js"))
  for (const script of scripts)
    expect(readFileSync(path.join(folder, script), "utf8"), script).not.toContain(
      "sourceMappingURL",
    )
})

/** The newest ECMAScript that is widely available: https://web-platform-dx.github.io/web-features/ */
const ecmaVersion = 2024

test("every script is written in the syntax that is widely available", () => {
  const read = (file: string) => readFileSync(path.join(folder, file), "utf8")
  const inline = [...read("index.html").matchAll(/<script>([\s\S]*?)<\/script>/g)]
  const scripts = texts.filter(file => file.endsWith(".js")).map(file => [file, read(file)])
  expect(inline.length).toBeGreaterThan(0)
  // Nor is any a module: browsers without them run the site, too.
  expect(read("index.html")).not.toMatch(/type="module"|rel="modulepreload"/)
  for (const [file = "", text = ""] of [...scripts, ...inline.map(([, text]) => ["inline", text])])
    expect(() => parse(text, {ecmaVersion, sourceType: "script"}), file).not.toThrow()
})

test("headers and redirects for static hosts are the description's alone, wherever it was built", () => {
  const read = (file: string) => readFileSync(path.join(folder, file), "utf8")
  const lines = (text: string) => text.split("\n").sort()
  expect(read("_headers")).toBe(headersFile())
  expect(lines(read("_redirects"))).toEqual(
    lines(redirectsFile(planRedirects({experiences, regions}))),
  )
  expect(existsSync(".cache/adapters")).toBe(false)
})

test("each compressed copy has its original, and each text that has one has both", () => {
  const copies = files.filter(file => /\.(br|gz)$/.test(file))
  expect(copies.length).toBeGreaterThan(0)
  for (const copy of copies) {
    const original = copy.replace(/\.(br|gz)$/, "")
    for (const file of ["", ".gz", ".br"].map(ending => original + ending))
      expect(files).toContain(file)
  }
})

test("no picture tells where, by what or by whom it was taken", async () => {
  const pictures = texts.filter(file => /\.(avif|jpe?g|png|webp)$/.test(file))
  expect(pictures.length).toBeGreaterThan(experiences.length)
  for (const file of pictures) expect(await hiddenData(path.join(folder, file)), file).toEqual([])
})
