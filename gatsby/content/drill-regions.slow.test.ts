import {z} from "zod"
import {regionSchema} from "./schema/region"
import {drill, fileOf, names, slugs} from "./testing/drill"
import {makeRegion} from "./testing/small-content"
import {makePicture} from "./testing/small-site"

jest.mock("../publish/sharing/sharing-picture", () => ({
  makeSharingPicture: async () => "/sharing/x.jpg",
}))
const {site, build} = drill()
const [first = ""] = slugs

it.each([
  ["with every part", {size: "most", optional: true}],
  ["without any part that may be left out", {size: "plain", optional: false}],
] as const)("a region is added as a folder %s, and a trip goes there", async (_, options) => {
  const region = makeRegion({slug: "moon"}, {...options, names: names()})
  const name = {en: "The Moon", es: "La Luna"}
  await site().write("data/regions/moon/region.json", JSON.stringify({...region, name}))
  await site().edit(fileOf(first), trip => {
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
  await site().edit(region, file => {
    for (const part of optionalParts) delete file[part]
  })
  await build()
})

it("a region has a picture of its own", async () => {
  const imageAlt = {en: "A river in the morning", es: "Un río por la mañana"}
  await site().edit(region, file => {
    delete file.poster
    Object.assign(file, {image: "./river.jpg", imageAlt})
  })
  await site().write(region.replace(/[^/]+$/, "river.jpg"), await makePicture(1600, 998))
  await build()
})
