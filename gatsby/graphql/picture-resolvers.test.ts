import path from "path"
import {encodeMissing} from "../pictures/encode"
import {takeOrders} from "../pictures/orders"
import {scratchFolder, writePicture} from "../pictures/testing"
import {resolvePicture} from "./picture-resolvers"

type Focus = {x: number; y: number}

const setUp = async (size = {width: 1600, height: 900}) => {
  const root = await scratchFolder()
  const absolutePath = await writePicture(root, "banner.png", size)
  const file = {absolutePath, name: "banner", internal: {contentDigest: "digest"}}
  const resolve = (focus?: Focus, shape: "CARD" | "BANNER" = "CARD") =>
    resolvePicture(root, focus ? {...file, focus} : file, shape)
  return {root, resolve}
}

const folderOf = ({images}: {images: {fallback?: {src: string}}}) =>
  path.dirname(images.fallback?.src ?? "")

it("orders each crop once, whoever asks for it, with all of its files", async () => {
  const {root, resolve} = await setUp()
  const [one, other] = [await resolve(), await resolve()]
  expect(one).toEqual(other)
  const orders = await takeOrders(root, new Set([path.basename(folderOf(one))]))
  expect(orders).toHaveLength(1)
  expect(orders[0]?.files.map(({path: file}) => `/${path.dirname(file)}`)).toContain(folderOf(one))
})

it("has its files made whatever Gatsby's digest of the picture is", async () => {
  const {root, resolve} = await setUp()
  const key = path.basename(folderOf(await resolve()))
  const orders = await takeOrders(root, new Set([key]))
  expect(await encodeMissing(root, orders, () => {})).toBe(orders[0]?.files.length)
})

it("makes another picture where the focus moves the crop, and says where a box has to look", async () => {
  const {resolve} = await setUp()
  const moved = await resolve({x: 10, y: 20})
  expect(moved.objectPosition).toBe("10% 20%")
  expect(folderOf(moved)).not.toBe(folderOf(await resolve()))
})

it.each([
  ["cuts the other side", "CARD"],
  ["cuts nothing", "BANNER"],
] as const)("makes no picture apart where the crop %s", async (_, shape) => {
  const {resolve} = await setUp()
  const [plain, focused] = [await resolve(undefined, shape), await resolve({x: 50, y: 20}, shape)]
  expect(folderOf(focused)).toBe(folderOf(plain))
  expect(focused.objectPosition).toBe("50% 20%")
  expect(plain).not.toHaveProperty("objectPosition")
})
