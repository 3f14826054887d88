import {existsSync} from "fs"
import {mkdir, readdir, rm, writeFile} from "fs/promises"
import path from "path"
import sharp from "sharp"
import {readContent} from "../../content/load-content"
import type {SiteContent} from "../../content/site-content"
import {makeSmallSite} from "../../content/testing/small-site"
import {scratchFolder} from "../../pictures/testing"
import {planFeedPicture} from "./feed-pictures"
import {writeFeeds} from "./write-feeds"

const listed = {siteUrl: "https://a.example", isNoindex: false}

let site: Awaited<ReturnType<typeof makeSmallSite>>
let content: SiteContent
let folder: string

beforeAll(async () => {
  site = await makeSmallSite()
  content = (await readContent(site.root)).content
})
beforeEach(async () => {
  folder = await scratchFolder()
})
afterEach(() => rm(folder, {recursive: true}))
afterAll(() => rm(site.root, {recursive: true}))

/** Writes the feeds of as many of the site's trips: to encode a picture takes long. */
const write = (settings = listed, trips = 1) => {
  const experiences = content.experiences.slice(0, trips)
  return writeFeeds(site.root, folder, {...content, experiences}, settings)
}

const namesIn = () => readdir(path.join(folder, "feeds"))

it("writes the feeds with square pictures, and encodes none of them twice", async () => {
  expect(await write(listed, 2)).toBe(2)
  const names = await namesIn()
  expect(names).toEqual(
    expect.arrayContaining(["meta-en.csv", "meta-es.csv", "trips-en.json", "trips.schema.json"]),
  )
  for (const name of names.filter(of => of.endsWith(".jpg"))) {
    const {width, height, format} = await sharp(path.join(folder, "feeds", name)).metadata()
    expect([width, height, format]).toEqual([1080, 1080, "jpeg"])
  }
  expect(names.filter(of => of.endsWith(".jpg"))).toHaveLength(2)
  expect(await write(listed, 2)).toBe(0)
})

it("takes what earlier builds have left, but no copy of what is there", async () => {
  await mkdir(path.join(folder, "feeds"))
  for (const name of [
    "day-walk-0123456789ab.jpg",
    "meta-fr.csv",
    "meta-fr.csv.br",
    "meta-en.csv.gz",
  ])
    await writeFile(path.join(folder, "feeds", name), "")
  await mkdir(path.join(folder, "feeds", "fr", "old"), {recursive: true})
  await write()
  const names = await namesIn()
  expect(names.filter(name => /fr|0123456789ab/.test(name))).toEqual([])
  expect(names).toContain("meta-en.csv.gz")
})

it("leaves none in a build that must stay unlisted", async () => {
  await mkdir(path.join(folder, "feeds"))
  await writeFile(path.join(folder, "feeds", "meta-en.csv"), "")
  // The second time there is nothing left to remove.
  for (const _ of ["first", "second"]) expect(await write({...listed, isNoindex: true})).toBe(0)
  expect(existsSync(path.join(folder, "feeds"))).toBe(false)
})

const trip = {slug: "day-walk", image: "./banner.jpg"}

it("names a picture by what it shows: another focus is another file", async () => {
  const plan = async (focus?: {x: number; y: number}) =>
    (await planFeedPicture(site.root, {...trip, focus})).path
  expect(await plan()).toBe(await plan({x: 50, y: 50}))
  expect(await plan()).not.toBe(await plan({x: 50, y: 20}))
})

it("says where a picture comes from, what it keeps, and what it becomes", async () => {
  const plan = await planFeedPicture(site.root, {...trip, focus: {x: 10, y: 20}})
  expect(plan.slug).toBe("day-walk")
  expect(plan.path).toMatch(/^feeds\/day-walk-[0-9a-f]{12}\.jpg$/)
  expect(plan.order).toEqual({
    source: path.join(site.root, "data/experiences/day-walk/banner.jpg"),
    digest: expect.stringMatching(/^[0-9a-f]{20}$/),
    focus: {x: 10, y: 20},
    files: [{path: plan.path, width: 1080, height: 1080, format: "jpg"}],
  })
  const other = await planFeedPicture(site.root, {slug: "whale-bay", image: "./banner.jpg"})
  expect(other.order.digest).not.toBe(plan.order.digest)
})
