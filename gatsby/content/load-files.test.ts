import fs, {rm} from "fs/promises"
import {fileSchemas} from "./schema/files"
import {makeSmallSite} from "./testing/small-site"

type Site = Awaited<ReturnType<typeof makeSmallSite>>

const walk = "data/experiences/day-walk/experience.json"
const known = Object.keys(fileSchemas)

let site: Site

beforeEach(async () => {
  site = await makeSmallSite()
})

afterEach(() => rm(site.root, {recursive: true}))

it("names missing files, and files that no page reads with those that there may be", async () => {
  await rm(site.at("data/pages/terms.json"))
  await rm(site.at(walk))
  await site.write("data/extra.json", "{}")
  await site.write("data/pages/toString.json", "{}")
  const noFile = "(file): found no such file, expected a JSON file in UTF-8"
  const noReader = `(file): found a file that no page reads, expected one of ${known.join(", ")}`
  expect((await site.faults()).sort()).toEqual([
    `${walk} → ${noFile}`,
    `data/extra.json → ${noReader}`,
    `data/pages/terms.json → ${noFile}`,
    `data/pages/toString.json → ${noReader}`,
  ])
})

it("names every file that there is one of where there is no content at all", async () => {
  await rm(site.at("data"), {recursive: true})
  expect((await site.load()).faults.map(({file, found}) => `${file} ${found}`)).toEqual(
    known.map(name => `data/${name}.json no such file`),
  )
})

it("passes by what stands beside the folders of trips and regions", async () => {
  await site.write("data/experiences/notes.txt", "To do")
  await site.write("data/regions/notes.json", "{}")
  expect(await site.faults()).toEqual([])
})

it("puts regions in the order of their slugs, in whatever order a disk lists them", async () => {
  const {readdir} = fs
  const spy = jest.spyOn(fs, "readdir").mockImplementation(async (...of) => {
    const entries = await readdir(...of)
    return entries.reverse()
  })
  const {content} = await site.load()
  spy.mockRestore()
  const slugs = content?.regions.map(({slug}) => slug) ?? []
  expect(slugs.length).toBeGreaterThan(1)
  expect(slugs).toEqual(slugs.toSorted())
})
