import {readdirSync, readFileSync} from "node:fs"
import path from "node:path"
import {expect, test} from "@playwright/test"

const folder = "public"
const files = readdirSync(folder, {recursive: true, withFileTypes: true})
  .filter(entry => entry.isFile())
  .map(entry => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)))
const texts = files.filter(file => !/\.(br|gz)$/.test(file))

test("nothing is published that no visitor asks for", () => {
  expect(texts.filter(file => /\.map$|\.tmp$|^webpack\.stats|^~partytown/.test(file))).toEqual([])
  const scripts = texts.filter(file => file.endsWith(".js"))
  for (const script of scripts)
    expect(readFileSync(path.join(folder, script), "utf8"), script).not.toContain(
      "sourceMappingURL",
    )
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
