import {cp, mkdtemp, readFile, rm} from "node:fs/promises"
import {tmpdir} from "node:os"
import path from "node:path"
import sharp from "sharp"
import {outputFile} from "../files"
import {checkSite} from "./check-site"
import {isContent} from "./content-files"
import {formatIssue} from "./issue"
import {smallContent} from "./testing/small-content"

const walk = "data/experiences/day-walk"

let root: string
const at = (file: string) => path.join(root, file)
const write = (file: string, text: string | Buffer) => outputFile(at(file), text)
const issuesOfSite = async () => (await checkSite(root)).issues.map(formatIssue)

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "site-"))
  await cp("gatsby/words/testing/locales", at("locales"), {recursive: true})
  const picture = await sharp({
    create: {width: 1600, height: 900, channels: 3, background: "#0f4f49"},
  })
    .jpeg()
    .toBuffer()
  for (const folder of ["data/pages/pictures", "data/pictures"])
    await write(`${folder}/plain.jpg`, picture)
  for (const [file, value] of Object.entries(smallContent())) {
    await write(file, JSON.stringify(value))
    if (file.endsWith("/experience.json"))
      await write(path.join(path.dirname(file), "banner.jpg"), picture)
  }
})

afterEach(() => rm(root, {recursive: true}))

it("gives content that is sound in the order of the catalogue", async () => {
  const {content, issues} = await checkSite(root)
  expect(issues).toEqual([])
  const slugs = content?.experiences.map(({slug}) => slug)
  expect(slugs).toEqual(["grand-tour", "whale-bay", "day-walk"])
})

it("passes by hidden files, which a Mac leaves, and what is no JSON", async () => {
  for (const name of ["._experience.json", ".DS_Store", "Thumbs.db", "experience.json~"])
    await write(`${walk}/${name}`, "x")
  expect(await issuesOfSite()).toEqual([])
})

it("names every file that cannot be read, nothing reads, or shows no picture, in one run", async () => {
  await write("data/site.json", '{\n  "brand": "x",\n}\n')
  await write("data/packing.json", `\ufeff${await readFile(at("data/packing.json"), "utf8")}`)
  await write("data/pages/terms.json", Buffer.from([0x7b, 0xff, 0x7d]))
  await rm(at("data/pages/home.json"))
  await write(`${walk}/experience copy.json`, "{}")
  await rm(at("data/experiences/whale-bay/banner.jpg"))
  const issues = (await issuesOfSite()).sort()
  expect(issues).toEqual([
    `${walk}/experience copy.json: expected no such file, as no page reads it: remove it, or put it outside data and locales; found "experience copy.json"`,
    expect.stringContaining("whale-bay/experience.json → image: expected a JPEG, PNG or WebP"),
    expect.stringContaining("data/packing.json: expected a file saved as “UTF-8”"),
    "data/pages/home.json: expected a JSON file in UTF-8; found no such file",
    expect.stringContaining("data/pages/terms.json: expected a JSON file in UTF-8; found"),
    "data/site.json: expected valid JSON; found PropertyNameExpected, line 3, column 1",
  ])
  expect((await checkSite(root)).content).toBeUndefined()
})

const content = [
  "data/site.json",
  "data/pages/home.json",
  "data/regions/amazon/region.json",
  `${walk}/experience.json`,
  "locales/en/common.json",
]

const strays = [
  "data/notes.json",
  `${walk}/experience copy.json`,
  `${walk}/old/experience.json`,
  "locales/common.json",
  "locales/qq/common.json",
]

it.each([
  ["content", content, true],
  ["a file that no page reads", strays, false],
])("tells %s by its path", (_, files, expected) => {
  for (const file of files) expect(isContent(file)).toBe(expected)
})
