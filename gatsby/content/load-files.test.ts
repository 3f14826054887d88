import disk from "fs"
import fs, {mkdir, rm} from "fs/promises"
import {tellFault} from "./fault"
import {loadContent} from "./load-content"
import {fileSchemas} from "./schema/files"
import {makeSmallSite} from "./testing/small-site"

type Site = Awaited<ReturnType<typeof makeSmallSite>>

const walk = "data/experiences/day-walk/experience.json"
const known = Object.keys(fileSchemas)
const noReader =
  "(file): found a file that no page reads, expected no such file: remove it, or put it outside data and locales"

let site: Site

beforeEach(async () => {
  site = await makeSmallSite()
})

afterEach(() => rm(site.root, {recursive: true}))

it("names missing files, and files that no page reads", async () => {
  await rm(site.at("data/pages/terms.json"))
  await rm(site.at(walk))
  await site.write("data/extra.json", "{}")
  await site.write("data/pages/toString.json", "{}")
  const noFile = "(file): found no such file, expected a JSON file in UTF-8"
  expect((await site.faults()).sort()).toEqual([
    `${walk} → ${noFile}`,
    `data/extra.json → ${noReader}`,
    `data/pages/terms.json → ${noFile}`,
    `data/pages/toString.json → ${noReader}`,
  ])
})

it("names every file that there is one of where there is no content at all", async () => {
  await rm(site.at("data"), {recursive: true})
  expect(
    (await site.load()).faults.map(tellFault).map(({file, found}) => `${file} ${found}`),
  ).toEqual(known.map(name => `data/${name}.json no such file`))
})

it("passes by what is none of the content's, however broken, wherever programs leave it", async () => {
  await site.write("data/experiences/notes.txt", "To do")
  await site.write("data/experiences/__MACOSX/day-walk/._experience.json", "Mac OS X")
  await mkdir(site.at("data/regions/.AppleDouble"))
  await site.write("data/pages/~$home.json", "{")
  for (const folder of ["data", "data/pages", "data/experiences/day-walk", "locales/en"])
    for (const name of ["._common.json", ".DS_Store", "Thumbs.db", "site.json~", "a.json.bak"])
      await site.write(`${folder}/${name}`, Buffer.from([0, 5, 22, 7]))
  expect(await site.faults()).toEqual([])
  const {content} = await site.load()
  expect(content?.experiences.map(({slug}) => slug)).not.toContain("__MACOSX")
})

it("names what looks like content and what nothing reads, whole or broken", async () => {
  const files = [
    "data/experiences/day-walk/experience copy.json",
    "data/experiences/day-walk/old/experience.json",
    "data/regions/notes.json",
    "locales/en/common copy.json",
    "locales/qq/common.json",
  ]
  for (const text of ["{}", "{"]) {
    for (const file of files) await site.write(file, text)
    expect((await site.faults()).sort()).toEqual(files.map(file => `${file} → ${noReader}`))
  }
})

it("names each file with a byte-order mark, data and words alike, once", async () => {
  const files = ["data/site.json", walk, "locales/es/common.json", "locales/shared/gate.json"]
  for (const file of files)
    await site.write(file, `\ufeff${await fs.readFile(site.at(file), "utf8")}`)
  const faults = (await site.load()).faults.map(tellFault).map(({file, found}) => [file, found])
  expect(faults.sort()).toEqual(
    files.sort().map(file => [file, expect.stringContaining("byte-order mark")]),
  )
})

it("takes a link for what it leads to", async () => {
  await fs.rename(site.at("data/experiences/day-walk"), site.at("elsewhere"))
  await fs.symlink(site.at("elsewhere"), site.at("data/experiences/day-walk"))
  await fs.symlink(site.at("nowhere"), site.at("data/pages/gone.json"))
  const {content, faults} = await loadContent(site.root)
  expect(faults).toEqual([])
  expect(content?.experiences.map(({slug}) => slug)).toContain("day-walk")
})

it("puts regions in the order of their slugs, in whatever order a disk lists them", async () => {
  const {readdirSync} = disk
  const spy = jest
    .spyOn(disk, "readdirSync")
    .mockImplementation((...of) => readdirSync(...of).reverse())
  const {content} = await site.load()
  spy.mockRestore()
  const slugs = content?.regions.map(({slug}) => slug) ?? []
  expect(slugs.length).toBeGreaterThan(1)
  expect(slugs).toEqual(slugs.toSorted())
})
