import path from "path"
import type {Focus} from "./focus"
import {namePicture} from "./name-picture"
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
