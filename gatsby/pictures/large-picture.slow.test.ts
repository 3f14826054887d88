import {execFileSync} from "child_process"
import {readFile, rm} from "fs/promises"
import path from "path"
import sharp from "sharp"
import {encodeMissing} from "./encode"
import {orderOf, scratchFolder, writePicture} from "./testing"

const size = {width: 12_000, height: 8400}
let folder = ""
beforeAll(async () => {
  folder = await scratchFolder()
})
afterAll(() => rm(folder, {recursive: true}))

/** Lightness of a column of a picture, from 0 to 1. */
const lightness = async (file: string, share: number) => {
  const {data, info} = await sharp(await readFile(file))
    .greyscale()
    .raw()
    .toBuffer({resolveWithObject: true})
  return (data[Math.floor(info.width * share)] ?? 0) / 255
}

/** Megabytes that encoding adds to what a process has from its start, in one of its own. */
const peakOf = (source: string, kind: string) => {
  const code = `
    import {orderOf} from "./gatsby/pictures/testing"
    import {encodeMissing} from "./gatsby/pictures/encode"
    const main = async () => {
      const order = await orderOf(${JSON.stringify(source)}, "peak/${kind}.avif", "peak/${kind}.jpg")
      const before = process.resourceUsage().maxRSS
      await encodeMissing(${JSON.stringify(folder)}, [order], () => {})
      console.log((process.resourceUsage().maxRSS - before) / 1024)
    }
    void main()`
  return Number(execFileSync("node_modules/.bin/tsx", ["-e", code], {encoding: "utf8"}))
}

it("makes right pictures of 100 megapixels, in memory that a small machine has", async () => {
  const png = await writePicture(folder, "large.png", size)
  const kinds = {
    jpg: sharp(png).jpeg(),
    // Of both of these the first row is known only when all has been read.
    "turned.jpg": sharp(png).withMetadata({orientation: 3}).jpeg(),
    "layered.jpg": sharp(png).jpeg({progressive: true}),
    webp: sharp(png).webp({effort: 0}),
  }
  for (const [kind, picture] of Object.entries(kinds)) {
    const source = path.join(folder, `large.${kind}`)
    await picture.toFile(source)
    const order = await orderOf(source, `${kind}/square.jpg`)
    await encodeMissing(folder, [{...order, focus: {x: 100, y: 50}}], () => {})
    const made = path.join(folder, kind, "square.jpg")
    const {width, height} = await sharp(made).metadata()
    expect([kind, width, height]).toEqual([kind, 100, 100])
    const [left, right] = await Promise.all([lightness(made, 0.02), lightness(made, 0.98)])
    // The white bar is at the right edge, and at the left one of what is upside down.
    expect([kind, left < 0.1, right > 0.9]).toEqual([kind, true, kind !== "turned.jpg"])
    expect([kind, peakOf(source, kind) < 500]).toEqual([kind, true])
  }
}, 180_000)
