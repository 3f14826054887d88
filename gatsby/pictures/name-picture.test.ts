import fc from "fast-check"
import path from "path"
import {centre, cropAround, type Focus} from "./focus"
import {namePicture} from "./name-picture"
import {planPicture} from "./plan-picture"
import type {Shape} from "./shapes"
import {scratchFolder, writePicture} from "./testing"

const setUp = async () => {
  const folder = await scratchFolder()
  const write = (name: string, width: number) =>
    writePicture(folder, name, {width, height: width * 0.5625})
  const source = await write("banner.png", 1600)
  const name = (focus?: Focus, shape: "CARD" | "BANNER" = "CARD", file = source) =>
    namePicture(file, focus, shape)
  return {source, write, name}
}

it("gives a page the addresses of the files that are made", async () => {
  const {source, name} = await setUp()
  const {data, key, order} = await name()
  expect(order.source).toBe(source)
  const made = order.files.map(({path: file}) => `/${file}`)
  const {sources = [], fallback} = data.images
  const named = [...sources, fallback].flatMap(one => one?.srcSet?.match(/\/static\/\S+/g) ?? [])
  expect(named.toSorted()).toEqual(made.toSorted())
  expect(path.dirname(made[0] ?? "")).toBe(`/static/${key}`)
})

it("names a picture by its content, whenever it is asked", async () => {
  const {source, write, name} = await setUp()
  const before = await name()
  expect(await name()).toEqual(before)
  const copy = await write("copy.png", 1600)
  expect((await name(undefined, "CARD", copy)).key).toBe(before.key)
  await write(path.basename(source), 1200)
  expect((await name()).key).not.toBe(before.key)
})

it("makes another picture where the focus moves the crop, and says where a box has to look", async () => {
  const {name} = await setUp()
  const moved = await name({x: 10, y: 20})
  expect(moved.data.objectPosition).toBe("10% 20%")
  expect(moved.order.focus).toEqual({x: 10, y: 20})
  expect(moved.key).not.toBe((await name()).key)
})

it.each([
  ["cuts the other side", "CARD"],
  ["cuts nothing", "BANNER"],
] as const)("makes no picture apart where the crop %s", async (_, shape) => {
  const {name} = await setUp()
  const [plain, focused] = [await name(undefined, shape), await name({x: 50, y: 20}, shape)]
  expect(focused.key).toBe(plain.key)
  expect(focused.data.objectPosition).toBe("50% 20%")
  expect(plain.data).not.toHaveProperty("objectPosition")
})

const percent = fc.integer({min: 0, max: 100})
const focus = fc.record({x: percent, y: percent})
const size = fc.record({
  width: fc.integer({min: 1, max: 9000}),
  height: fc.integer({min: 1, max: 9000}),
})

it("keeps a part that lies within the picture and touches two of its sides", () => {
  fc.assert(
    fc.property(size, size, focus, (source, target, spot) => {
      const {left, top, width, height} = cropAround(source, target, spot)
      fc.pre(width > 0 && height > 0)
      expect(Math.min(left, top)).toBe(0)
      expect(left + width).toBeLessThanOrEqual(source.width)
      expect(top + height).toBeLessThanOrEqual(source.height)
      expect(width === source.width || height === source.height).toBe(true)
    }),
  )
})

it.each([
  [
    {x: 50, y: 0},
    {left: 0, top: 0},
  ],
  [
    {x: 50, y: 100},
    {left: 0, top: 500},
  ],
  [centre, {left: 0, top: 250}],
])("keeps the edge that the focus %j lies at", (spot, place) => {
  const crop = cropAround({width: 1000, height: 1000}, {width: 200, height: 100}, spot)
  expect(crop).toEqual({...place, width: 1000, height: 500})
})

const shape: Shape = {aspectRatio: 2, avif: [200, 300, 400], jpg: [300]}
const plan = (width: number) => planPicture({width, height: width / 2}, shape, "static/k", "banner")

it("offers every width as AVIF, and a few as JPEG", () => {
  const {data, files} = plan(1000)
  const [avif] = data.images.sources ?? []
  expect(avif?.type).toBe("image/avif")
  expect(avif?.srcSet.split(/,\s*/)).toEqual([
    "/static/k/banner-200.avif 200w",
    "/static/k/banner-300.avif 300w",
    "/static/k/banner-400.avif 400w",
  ])
  expect(data.images.fallback?.srcSet).toBe("/static/k/banner-300.jpg 300w")
  expect(data.images.fallback?.src).toBe("/static/k/banner-300.jpg")
  expect(files).toContainEqual({
    path: "static/k/banner-400.avif",
    width: 400,
    height: 200,
    format: "avif",
  })
  expect(files).toHaveLength(4)
})

it("enlarges nothing: a smaller picture ends at its own width", () => {
  expect(plan(250).files.map(({width, format}) => `${width} ${format}`)).toEqual([
    "200 avif",
    "250 avif",
    "250 jpg",
  ])
})

it("keeps the proportion of the shape", () => {
  const {data} = plan(1000)
  expect(data.height / data.width).toBe(0.5)
})
