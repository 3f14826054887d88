import {readFile, rm} from "fs/promises"
import {makePicture, makeSmallSite} from "./testing/small-site"

type Site = Awaited<ReturnType<typeof makeSmallSite>>

const walk = "data/experiences/day-walk"

let site: Site

beforeEach(async () => {
  site = await makeSmallSite()
})

afterEach(() => rm(site.root, {recursive: true}))

it("gives content that is sound in the order of the catalogue", async () => {
  const {content, issues} = await site.load()
  expect(issues).toEqual([])
  expect(content?.experiences.map(({slug}) => slug)).toEqual([
    "grand-tour",
    "whale-bay",
    "day-walk",
  ])
})

it("passes by hidden files, which a Mac leaves, and what is no JSON", async () => {
  for (const name of ["._experience.json", ".DS_Store", "Thumbs.db", "experience.json~"])
    await site.write(`${walk}/${name}`, "x")
  expect(await site.issues()).toEqual([])
})

it("names every file that cannot be read, nothing reads, or shows no picture, in one run", async () => {
  await site.write("data/site.json", '{\n  "brand": "x",\n}\n')
  await site.write(
    "data/packing.json",
    `\ufeff${await readFile(site.at("data/packing.json"), "utf8")}`,
  )
  await site.write("data/pages/terms.json", Buffer.from([0x7b, 0xff, 0x7d]))
  await rm(site.at("data/pages/home.json"))
  await site.write(`${walk}/experience copy.json`, "{}")
  await site.write(`${walk}/banner.jpg`, await makePicture(1599))
  await rm(site.at("data/experiences/whale-bay/banner.jpg"))
  const whole = await makePicture(1600, 1100)
  await site.write("data/experiences/grand-tour/banner.jpg", whole.subarray(0, 900))
  const issues = (await site.issues()).sort()
  expect(issues).toEqual([
    `${walk}/experience copy.json: expected no such file, as no page reads it: remove it, or put it outside data and locales; found "experience copy.json"`,
    expect.stringContaining(`${walk}/experience.json → image: expected a picture of at least 1600`),
    expect.stringContaining("grand-tour/experience.json → image: expected a"),
    expect.stringContaining("whale-bay/experience.json → image: expected a JPEG, PNG or WebP"),
    expect.stringContaining("data/packing.json: expected a file saved as “UTF-8”"),
    "data/pages/home.json: expected a JSON file in UTF-8; found no such file",
    expect.stringContaining("data/pages/terms.json: expected a JSON file in UTF-8; found"),
    "data/site.json: expected valid JSON; found PropertyNameExpected, line 3, column 1",
  ])
  expect((await site.load()).content).toBeUndefined()
})

it("gives a HEIC photograph its advice, and a JPEG of any other name its ending", async () => {
  await site.write(`${walk}/banner.jpg`, "\0\0\0\x14ftypheic\0\0\0\0heic")
  await site.write("data/experiences/whale-bay/a.jfif", await makePicture(1600, 990))
  await site.edit("data/experiences/whale-bay/experience.json", trip => (trip.image = "./a.jfif"))
  expect((await site.issues()).sort()).toEqual([
    expect.stringContaining("a JPEG of this HEIC photograph"),
    expect.stringContaining("an ending .jpg, .jpeg, .png or .webp"),
  ])
})
