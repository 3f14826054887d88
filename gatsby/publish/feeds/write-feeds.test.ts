import {existsSync} from "fs"
import {mkdir, readdir, readFile, rm, writeFile} from "fs/promises"
import path from "path"
import {imageOf} from "../../../src/lib/testing/processed-image"
import {readContent} from "../../content/load-content"
import type {SiteContent} from "../../content/site-content"
import {makeSmallSite} from "../../content/testing/small-site"
import {scratchFolder} from "../../files/testing/scratch-folder"
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

/** Answers as Gatsby does once it has planned the pictures. */
const graphql = async () => {
  const image = imageOf("/static/square.jpg")
  const nodes = content.experiences.map(({slug}) => ({slug, image, photos: null}))
  return {data: {allExperience: {nodes}}}
}

const write = (settings = listed) => writeFeeds(site.root, folder, content, settings, graphql)

const namesIn = () => readdir(path.join(folder, "feeds"))

it("writes the feeds with the pictures that Gatsby makes", async () => {
  await write()
  expect(await namesIn()).toEqual(
    expect.arrayContaining(["meta-en.csv", "meta-es.csv", "trips-en.json", "trips.schema.json"]),
  )
  const feed = await readFile(path.join(folder, "feeds/meta-en.csv"), "utf8")
  expect(feed).toContain("https://a.example/static/square.jpg")
})

it("ends a build without its pictures", async () => {
  const failed = async () => ({errors: [{message: "no such field"}]})
  await expect(writeFeeds(site.root, folder, content, listed, failed)).rejects.toThrow(
    "Pictures of feeds: no such field",
  )
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
  for (const _ of ["first", "second"]) await write({...listed, isNoindex: true})
  expect(existsSync(path.join(folder, "feeds"))).toBe(false)
})
