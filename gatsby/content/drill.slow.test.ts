import {cp, readFile, rename, rm} from "fs/promises"
import {z} from "zod"
import {formatPrice} from "../../src/i18n/format"
import {pageQuerier} from "../graphql/testing/query-pages"
import {planPages} from "../pages/plan-pages"
import {planRedirects} from "../pages/plan-redirects"
import {regionSchema} from "./schema/region"
import {copySite, projectContent, type Site} from "./testing/copied-site"
import {makeRegion, makeTrip} from "./testing/small-content"
import {makePicture} from "./testing/small-site"

jest.mock("../sharing/sharing-picture", () => ({makeSharingPicture: async () => "/sharing/x.jpg"}))
jest.mock("../pictures/orders", () => ({noteOrder: async () => {}}))

// Whole sites are written and read: a busy machine takes its time.
jest.setTimeout(60_000)

const fileOf = (slug: string) => `data/experiences/${slug}/experience.json`

/** Where another file names a trip: as the poster of a group or a region, or by its picture. */
const nameOf = (slug: string) =>
  new RegExp(`("poster":"|"picture":"|/experiences/)${slug}(?=["/])`, "g")

/** The files of other things, and of other trips, that name a trip. */
const namingFiles = (slug: string) =>
  Object.entries(projectContent())
    .filter(([file]) => file !== fileOf(slug))
    .filter(([, value]) => JSON.stringify(value).search(nameOf(slug)) >= 0)
    .map(([file]) => file)

const slugs = Object.keys(projectContent()).flatMap(
  file => /^data\/experiences\/(.+)\/experience\.json$/.exec(file)?.[1] ?? [],
)
const [first = ""] = slugs

const query = pageQuerier()
let site: Site

beforeEach(async () => {
  site = await copySite()
})
afterEach(() => rm(site.root, {recursive: true}))

/** What the build would have of the site, which must be without a fault. */
const build = async () => {
  const {content, faults} = await site.load()
  expect(faults).toEqual([])
  if (!content) throw new Error("the content is not sound")
  const data = await query(site.root, planPages(content))
  expect([...data.values()].join()).not.toMatch(/\{price\}|\[object Object\]/)
  const pageOf = (slug: string, language = "en", screen = "experiences") =>
    data.get(`/${language}/${screen}/${slug}/`) ?? ""
  return {data, pageOf, redirects: planRedirects(content)}
}

const titlesOf = (slug: string) => {
  const {code, title, messagingTitle, seo} = makeTrip({slug})
  return {code, title, messagingTitle, seo}
}

const addCopy = async (slug: string, of = first) => {
  await cp(site.at(`data/experiences/${of}`), site.at(`data/experiences/${slug}`), {
    recursive: true,
  })
  await site.edit(fileOf(slug), trip => {
    delete trip.formerSlugs
    Object.assign(trip, {slug, image: "./banner.jpg", ...titlesOf(slug)})
  })
  await site.write(`data/experiences/${slug}/banner.jpg`, await makePicture(1600, 999))
}

it("a price is changed", async () => {
  const price = 43210
  await site.edit(fileOf(first), trip => {
    trip.price = price
    trip.closing.en = "All of it from {price}."
  })
  const {pageOf} = await build()
  expect(pageOf(first)).toContain(`All of it from ${formatPrice(price, "en")}.`)
  expect(pageOf(first, "es")).toContain(formatPrice(price, "es"))
})

it("a trip is added as a copy of another folder", async () => {
  await addCopy("copied-trip")
  const {pageOf, redirects, data} = await build()
  expect(pageOf("copied-trip", "es")).toContain("copied-trip es title")
  expect(data.get("/en/experiences/")).toContain("copied-trip en title")
  expect(redirects).toContainEqual({
    fromPath: "/experiences/copied-trip/",
    toPath: "/en/experiences/copied-trip/",
  })
})

const unnamed = slugs.find(slug => namingFiles(slug).length === 0)
const named = slugs.find(slug => namingFiles(slug).length > 0)

it.each([unnamed, named].filter(slug => slug !== undefined))(
  "%s is removed: lists follow, and a file that names it is told",
  async slug => {
    await rm(site.at(`data/experiences/${slug}`), {recursive: true})
    const telling = new Set((await site.load()).faults.map(({file}) => file))
    expect([...telling].sort()).toEqual(namingFiles(slug).sort())
    if (telling.size > 0) return
    const {data} = await build()
    expect([...data.keys()].filter(path => path.includes(`/${slug}/`))).toEqual([])
    expect(data.get("/en/experiences/")).not.toContain(`"slug":"${slug}"`)
  },
)

it("a trip is renamed, and its old addresses lead to the new ones", async () => {
  await rename(site.at(`data/experiences/${first}`), site.at("data/experiences/new-name"))
  await site.edit(fileOf("new-name"), trip => {
    Object.assign(trip, {slug: "new-name", formerSlugs: [...(trip.formerSlugs ?? []), first]})
  })
  const contents = projectContent()
  const own = JSON.stringify(JSON.parse(await readFile(site.at(fileOf("new-name")), "utf8")))
  await site.write(fileOf("new-name"), own.replace(nameOf(first), "$1new-name"))
  for (const file of namingFiles(first)) {
    const text = JSON.stringify(contents[file])
    await site.write(file, text.replace(nameOf(first), "$1new-name"))
  }
  const {redirects, data} = await build()
  for (const language of ["en", "es"]) {
    const [fromPath, toPath] = [first, "new-name"].map(slug => `/${language}/experiences/${slug}/`)
    expect(redirects).toContainEqual({fromPath, toPath})
    expect([data.has(fromPath ?? ""), data.has(toPath ?? "")]).toEqual([false, true])
  }
})

it("a trip has its season over New Year", async () => {
  const season = {from: "12-01", to: "02-15"}
  await site.edit(fileOf(first), trip => Object.assign(trip, {season}))
  const {pageOf} = await build()
  expect(pageOf(first, "en")).toContain("1 December to 15 February")
  expect(pageOf(first, "es")).toContain("1 de diciembre a 15 de febrero")
})

/** What there is to name. */
const names = () => {
  const {"data/activities.json": activities, "data/packing.json": packing} = projectContent()
  const keysOf = (list: {key: string}[]) => list.map(({key}) => key)
  return {
    regions: Object.keys(projectContent()).flatMap(
      file => /^data\/regions\/(.+)\/region\.json$/.exec(file)?.[1] ?? [],
    ),
    activities: keysOf(activities.activities),
    things: packing.groups.flatMap(({items}: {items: {key: string}[]}) => keysOf(items)),
  }
}

it.each([
  ["with every part", {size: "most", optional: true}],
  ["without any part that may be left out", {size: "plain", optional: false}],
] as const)("a region is added as a folder %s, and a trip goes there", async (_, options) => {
  const region = makeRegion({slug: "moon"}, {...options, names: names()})
  const name = {en: "The Moon", es: "La Luna"}
  await site.write("data/regions/moon/region.json", JSON.stringify({...region, name}))
  await site.edit(fileOf(first), trip => {
    delete trip.days
    Object.assign(trip, {regions: ["moon"]})
  })
  const {pageOf, data} = await build()
  expect(pageOf(first, "es")).toContain("La Luna")
  expect(pageOf("moon", "es", "destinations")).toContain(`"slug":"${first}"`)
  expect(data.get("/en/experiences/")).toContain(`{"key":"moon","label":"The Moon"}`)
})

const region = `data/regions/${names().regions[0]}/region.json`

/** What a region may leave out. */
const optionalParts = Object.entries(regionSchema.shape)
  .filter(([, field]) => field instanceof z.ZodOptional)
  .map(([name]) => name)

it("a region leaves out every part that it may", async () => {
  await site.edit(region, file => {
    for (const part of optionalParts) delete file[part]
  })
  await build()
})

it("a region has a picture of its own", async () => {
  const imageAlt = {en: "A river in the morning", es: "Un río por la mañana"}
  await site.edit(region, file => {
    delete file.poster
    Object.assign(file, {image: "./river.jpg", imageAlt})
  })
  await site.write(region.replace(/[^/]+$/, "river.jpg"), await makePicture(1600, 998))
  await build()
})

it.each([
  ["the longest texts and every part", {size: "most", optional: true}],
  ["the shortest texts and every part", {size: "least", optional: true}],
  ["no part that may be left out", {size: "plain", optional: false}],
] as const)("a trip has %s", async (_, options) => {
  const {includes} = makeTrip({slug: "made-trip"})
  const facts = {slug: "made-trip", group: "1-day", color: "red", price: 77, length: {days: 1}}
  const trip = {includes, ...makeTrip(facts, {...options, names: names()})}
  await site.write(fileOf("made-trip"), JSON.stringify(trip))
  await site.write("data/experiences/made-trip/banner.jpg", await makePicture(1600, 999))
  const {pageOf} = await build()
  expect(pageOf("made-trip")).toContain("€77")
})
