import {cp, readFile, rename, rm} from "fs/promises"
import {formatPrice} from "../../src/i18n/format"
import {projectContent} from "./testing/copied-site"
import {drill, fileOf, names, slugs} from "./testing/drill"
import {makeTrip} from "./testing/small-content"
import {makePicture} from "./testing/small-site"

jest.mock("../publish/sharing/sharing-picture", () => ({
  makeSharingPicture: async () => "/sharing/x.jpg",
}))
/** Where another file names a trip: as the poster of a group or a region, or by its picture. */
const nameOf = (slug: string) =>
  new RegExp(`("poster":"|"picture":"|/experiences/)${slug}(?=["/])`, "g")

/** The files of other things, and of other trips, that name a trip. */
const namingFiles = (slug: string) =>
  Object.entries(projectContent())
    .filter(([file]) => file !== fileOf(slug))
    .filter(([, value]) => JSON.stringify(value).search(nameOf(slug)) >= 0)
    .map(([file]) => file)

const {site, build} = drill()
const [first = ""] = slugs

const titlesOf = (slug: string) => {
  const {code, title, messagingTitle, seo} = makeTrip({slug})
  return {code, title, messagingTitle, seo}
}

const addCopy = async (slug: string, of = first) => {
  await cp(site().at(`data/experiences/${of}`), site().at(`data/experiences/${slug}`), {
    recursive: true,
  })
  await site().edit(fileOf(slug), trip => {
    delete trip.formerSlugs
    Object.assign(trip, {slug, image: "./banner.jpg", ...titlesOf(slug)})
  })
  await site().write(`data/experiences/${slug}/banner.jpg`, await makePicture(1600, 999))
}

it("a price is changed", async () => {
  const price = 43210
  await site().edit(fileOf(first), trip => {
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
    await rm(site().at(`data/experiences/${slug}`), {recursive: true})
    const telling = new Set((await site().load()).faults.map(({place}) => place.file))
    expect([...telling].sort()).toEqual(namingFiles(slug).sort())
    if (telling.size > 0) return
    const {data} = await build()
    expect([...data.keys()].filter(path => path.includes(`/${slug}/`))).toEqual([])
    expect(data.get("/en/experiences/")).not.toContain(`"slug":"${slug}"`)
  },
)

it("a trip is renamed, and its old addresses lead to the new ones", async () => {
  await rename(site().at(`data/experiences/${first}`), site().at("data/experiences/new-name"))
  await site().edit(fileOf("new-name"), trip => {
    Object.assign(trip, {slug: "new-name", formerSlugs: [...(trip.formerSlugs ?? []), first]})
  })
  const contents = projectContent()
  const own = JSON.stringify(JSON.parse(await readFile(site().at(fileOf("new-name")), "utf8")))
  await site().write(fileOf("new-name"), own.replace(nameOf(first), "$1new-name"))
  for (const file of namingFiles(first)) {
    const text = JSON.stringify(contents[file])
    await site().write(file, text.replace(nameOf(first), "$1new-name"))
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
  await site().edit(fileOf(first), trip => Object.assign(trip, {season}))
  const {pageOf} = await build()
  expect(pageOf(first, "en")).toContain("1 December to 15 February")
  expect(pageOf(first, "es")).toContain("1 de diciembre al 15 de febrero")
})

it.each([
  ["the longest texts and every part", {size: "most", optional: true}],
  ["the shortest texts and every part", {size: "least", optional: true}],
  ["no part that may be left out", {size: "plain", optional: false}],
] as const)("a trip has %s", async (_, options) => {
  const {includes} = makeTrip({slug: "made-trip"})
  const facts = {slug: "made-trip", group: "1-day", color: "red", price: 77, length: {days: 1}}
  const trip = {includes, ...makeTrip(facts, {...options, names: names()})}
  await site().write(fileOf("made-trip"), JSON.stringify(trip))
  await site().write("data/experiences/made-trip/banner.jpg", await makePicture(1600, 999))
  const {pageOf} = await build()
  expect(pageOf("made-trip")).toContain("€77")
})
