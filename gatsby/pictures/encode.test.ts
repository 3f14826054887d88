import {existsSync} from "fs"
import {mkdir, readdir, stat, writeFile} from "fs/promises"
import path from "path"
import sharp from "sharp"
import {encodeMissing, type Progress} from "./encode"
import {heavyPictures, heavyWarning} from "./heavy-pictures"
import type {Order} from "./order"
import {orderOf, scratchFolder, writePicture} from "./testing"

const setUp = async (...paths: string[]) => {
  const folder = await scratchFolder()
  const order = await orderOf(await writePicture(folder), ...paths)
  const place = (file: string) => path.join(folder, file)
  const reports: Progress[] = []
  const encode = (...orders: Order[]) => encodeMissing(folder, orders, one => reports.push(one))
  return {folder, order, place, reports, encode}
}

it("makes what is missing, in its format and size, and nothing twice", async () => {
  const {order, place, encode} = await setUp("a/one.avif", "a/one.jpg")
  expect(await encode(order)).toBe(2)
  const found = await Promise.all(
    ["a/one.avif", "a/one.jpg"].map(one => sharp(place(one)).metadata()),
  )
  expect(found.map(({format, width, height}) => [format, width, height])).toEqual([
    ["heif", 100, 100],
    ["jpeg", 100, 100],
  ])
  const {mtimeMs} = await stat(place("a/one.jpg"))
  expect(await encode(order)).toBe(0)
  expect((await stat(place("a/one.jpg"))).mtimeMs).toBe(mtimeMs)
})

/** A square full of grain, which no encoder can make small. */
const writeGrain = async (file: string, sigma: number) => {
  const noise = {type: "gaussian" as const, mean: 128, sigma}
  await sharp({create: {width: 100, height: 100, channels: 3, background: "#000", noise}}).toFile(
    file,
  )
  return file
}

it("yields in quality where a picture is rich in detail, to a floor, and tells what stays too heavy", async () => {
  const {folder, encode} = await setUp()
  const weigh = async (sigma: number) => {
    const source = await writeGrain(path.join(folder, `${sigma}.png`), sigma)
    const order = await orderOf(source, `${sigma}.avif`, `${sigma}.jpg`)
    await encode(order)
    const sizes = order.files.map(async file => ({
      size: (await stat(path.join(folder, file.path))).size,
      best: (await sharp(source).toFormat(file.format, {quality: 80}).toBuffer()).length,
    }))
    return {sizes: await Promise.all(sizes), heavy: await heavyPictures(folder, [order])}
  }
  const plain = await weigh(2)
  expect(plain.heavy).toEqual([])
  const rich = await weigh(200)
  expect(rich.heavy.map(({path: file}) => file)).toEqual(["200.avif"])
  for (const {size, best} of rich.sizes) expect(size).toBeLessThan(best * 0.75)
  expect(heavyWarning(folder, rich.heavy)).toMatch(/:\n {2}200\.png \(100 px: \d+ kB of \d+\)$/)
})

it("makes a file again that is empty", async () => {
  const {order, place, encode} = await setUp("a/one.jpg")
  await mkdir(place("a"))
  await writeFile(place("a/one.jpg"), "")
  expect(await encode(order)).toBe(1)
  expect((await sharp(place("a/one.jpg")).metadata()).width).toBe(100)
})

it("tells how many are made of how many, and the time that is left", async () => {
  const {order, reports, encode} = await setUp("a/1.jpg", "a/2.jpg", "a/3.jpg")
  await encode(order)
  expect(reports.map(({made, total}) => `${made}/${total}`)).toEqual(["1/3", "2/3", "3/3"])
  expect(reports.at(-1)?.secondsLeft).toBe(0)
})

it("keeps the focus of a picture in a crop that would lose it", async () => {
  const {order, place, encode} = await setUp("a/middle.jpg")
  const right = {
    ...order,
    focus: {x: 100, y: 50},
    files: (await orderOf(order.source, "a/right.jpg")).files,
  }
  await encode(order, right)
  const lightness = async (file: string) =>
    (await sharp(place(file)).stats()).channels[0]?.mean ?? 0
  expect(await lightness("a/middle.jpg")).toBeLessThan(5)
  expect(await lightness("a/right.jpg")).toBeGreaterThan(40)
})

it("leaves nothing behind where a file cannot be written, and names the picture", async () => {
  const {folder, order, place, encode} = await setUp("a/one.avif/inside.avif")
  await mkdir(place("a"))
  await writeFile(place("a/one.avif"), "a file where a folder should be")
  await expect(encode(order)).rejects.toThrow(/wide\.png cannot be encoded: /)
  expect(await readdir(path.join(folder, "a"))).toEqual(["one.avif"])
})

it("names a picture that was replaced after it was ordered, and makes nothing of the other", async () => {
  const {order, encode, place} = await setUp("a/old.jpg")
  await writePicture(path.dirname(order.source), "wide.png", {width: 300, height: 300})
  await expect(encode(order)).rejects.toThrow(/wide\.png cannot be encoded: it was replaced/)
  expect(existsSync(place("a/old.jpg"))).toBe(false)
})

it("shows the site's paper through transparent places", async () => {
  const {folder, place, encode} = await setUp()
  const source = path.join(folder, "source.png")
  const background = {r: 0, g: 0, b: 0, alpha: 0}
  await sharp({create: {width: 300, height: 300, channels: 4, background}}).toFile(source)
  await encode(await orderOf(source, "a/one.jpg"))
  const {channels} = await sharp(place("a/one.jpg")).stats()
  expect(channels.map(({mean}) => mean > 245)).toEqual([true, true, true])
})
