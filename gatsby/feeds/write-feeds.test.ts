import {existsSync} from "fs"
import {mkdir, mkdtemp, readdir, rm, writeFile} from "fs/promises"
import os from "os"
import path from "path"
import sharp from "sharp"
import {makeSmallSite} from "../content/testing/small-site"
import {planFeedPicture} from "./feed-pictures"
import {writeFeeds} from "./write-feeds"

const listed = {siteUrl: "https://a.example", isNoindex: false}

let site: Awaited<ReturnType<typeof makeSmallSite>>
let folder: string

beforeEach(async () => {
  site = await makeSmallSite()
  folder = await mkdtemp(path.join(os.tmpdir(), "feeds-"))
})
afterEach(() => Promise.all([site.root, folder].map(of => rm(of, {recursive: true}))))

const write = async (settings = listed) => {
  const {content} = await site.load()
  if (!content) throw new Error("the small site is not sound")
  return writeFeeds(site.root, folder, content, settings)
}

const namesIn = () => readdir(path.join(folder, "feeds"))

it("writes the feeds with square pictures, and encodes none of them twice", async () => {
  expect(await write()).toBe(3)
  const names = await namesIn()
  expect(names).toEqual(
    expect.arrayContaining(["meta-en.csv", "meta-es.csv", "trips-en.json", "trips.schema.json"]),
  )
  for (const name of names.filter(of => of.endsWith(".jpg"))) {
    const {width, height, format} = await sharp(path.join(folder, "feeds", name)).metadata()
    expect([width, height, format]).toEqual([1080, 1080, "jpeg"])
  }
  expect(await write()).toBe(0)
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
  await write()
  const names = await namesIn()
  expect(names.filter(name => /fr|0123456789ab/.test(name))).toEqual([])
  expect(names).toContain("meta-en.csv.gz")
})

it("leaves none in a build that must stay unlisted", async () => {
  await write()
  await write({...listed, isNoindex: true})
  expect(existsSync(path.join(folder, "feeds"))).toBe(false)
})

it("names a picture by what it shows: another focus is another file", async () => {
  const trip = {slug: "day-walk", image: "./banner.jpg"}
  const plan = async (focus?: {x: number; y: number}) =>
    (await planFeedPicture(site.root, {...trip, focus})).path
  expect(await plan()).toBe(await plan({x: 50, y: 50}))
  expect(await plan()).not.toBe(await plan({x: 50, y: 20}))
})
