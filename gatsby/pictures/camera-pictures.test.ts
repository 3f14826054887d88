import {writeFile} from "fs/promises"
import path from "path"
import sharp, {type Sharp} from "sharp"
import {judgePicture} from "../content/judge-picture"
import {readPosterColors} from "../graphql/poster-colors"
import {encodeMissing} from "./encode"
import {hiddenData, orderOf, scratchFolder} from "./testing"

const size = {width: 1600, height: 1000}

let plain: Buffer
let like: Awaited<ReturnType<typeof readPosterColors>>

/** Red above green: told apart in any turn, and both within the colours of the web and of print. */
beforeAll(async () => {
  const create = {...size, height: size.height / 2, channels: 3 as const, background: "#8c4a40"}
  plain = await sharp({create})
    .extend({bottom: size.height / 2, background: "#55805c"})
    .png()
    .toBuffer()
  const folder = await scratchFolder()
  await writeFile(path.join(folder, "plain.png"), plain)
  like = await readPosterColors(path.join(folder, "x"), "plain.png")
})

const drawn = () => sharp(plain)

const jpeg = (change: (picture: Sharp) => Sharp = picture => picture) =>
  change(drawn()).jpeg({quality: 95}).toBuffer()

/** How a telephone that was held otherwise stores the same picture: turned, with a note how it was. */
const turned = async (orientation: number, angle: number, isMirrored: boolean) => {
  const stored = await (isMirrored ? drawn().flop() : drawn()).png().toBuffer()
  return sharp(stored).rotate(angle).withMetadata({orientation}).jpeg({quality: 95}).toBuffer()
}

const kinds: Record<string, () => Promise<Buffer>> = {
  "turned by 180°": () => turned(3, 180, false),
  "turned to the left": () => turned(6, -90, false),
  "turned to the right": () => turned(8, 90, false),
  mirrored: () => turned(2, 0, true),
  "in wide colours": () => jpeg(picture => picture.withIccProfile("p3")),
  "in the colours of print": () => jpeg(picture => picture.toColourspace("cmyk")),
  "of 16 bits": () => drawn().toColourspace("rgb16").png().toBuffer(),
  transparent: () => drawn().ensureAlpha(1).webp({lossless: true}).toBuffer(),
  progressive: () => drawn().jpeg({quality: 95, progressive: true}).toBuffer(),
  "with a second picture behind its end": async () =>
    Buffer.concat([
      await jpeg(),
      await sharp(await jpeg())
        .resize(160)
        .jpeg()
        .toBuffer(),
    ]),
  "with stray bytes before its end": async () => {
    const whole = await jpeg()
    return Buffer.concat([whole.subarray(0, -2), Buffer.alloc(14), whole.subarray(-2)])
  },
}

const colours = async (file: string) => {
  const at = async (top: number) => {
    const part = sharp(file).extract({left: 30, top, width: 40, height: 20})
    const {channels} = await sharp(await part.png().toBuffer()).stats()
    return channels.map(({mean}) => mean)
  }
  return [await at(10), await at(70)]
}

describe("a picture as telephones and cameras write it", () => {
  it.each(Object.entries(kinds))(
    "is the right way up and in its colours everywhere: %s",
    async (_, make) => {
      const folder = await scratchFolder()
      const source = path.join(folder, "source.jpg")
      await writeFile(source, await make())
      expect(await judgePicture(source, "./source.jpg")).toBeUndefined()
      await encodeMissing(folder, [await orderOf(source, "one.jpg", "one.avif")], () => {})
      for (const file of ["one.jpg", "one.avif"]) {
        const [top = [], bottom = []] = await colours(path.join(folder, file))
        for (const [index, value] of [140, 74, 64].entries())
          expect(Math.abs((top[index] ?? 0) - value)).toBeLessThan(16)
        for (const [index, value] of [85, 128, 92].entries())
          expect(Math.abs((bottom[index] ?? 0) - value)).toBeLessThan(16)
      }
      const of = await readPosterColors(path.join(folder, "x"), "source.jpg")
      const channels = (colour = "") =>
        [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16))
      for (const [index, value] of channels(like.ground).entries())
        expect(Math.abs((channels(of.ground)[index] ?? 0) - value)).toBeLessThan(16)
    },
  )

  it("may be grey", async () => {
    const folder = await scratchFolder()
    const source = path.join(folder, "grey.jpg")
    const create = {...size, channels: 3 as const, background: "#808080"}
    await sharp({create}).toColourspace("b-w").jpeg().toFile(source)
    await encodeMissing(folder, [await orderOf(source, "one.jpg")], () => {})
    const [top = []] = await colours(path.join(folder, "one.jpg"))
    for (const value of top) expect(Math.abs(value - 128)).toBeLessThan(6)
    expect((await readPosterColors(path.join(folder, "x"), "grey.jpg")).ground).toMatch(
      /^#[0-9a-f]{6}$/,
    )
  })
})

it("gives away neither place nor device nor author of a photograph", async () => {
  const folder = await scratchFolder()
  const source = path.join(folder, "private.jpg")
  const named = {
    IFD0: {Make: "Telephone maker", Model: "Pocket 9", Artist: "Ana Author", Copyright: "Ana"},
    IFD2: {LensModel: "Front lens", BodySerialNumber: "123456"},
    IFD3: {GPSLatitudeRef: "N", GPSLatitude: "3/1 27/1 0/1", GPSLongitudeRef: "W"},
  }
  const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><dc:creator>Ana Author</dc:creator></x:xmpmeta>'
  await sharp(await jpeg())
    .withExif(named)
    .withXmp(xmp)
    .withIccProfile("p3")
    .toFile(source)
  expect(await hiddenData(source)).toEqual(["exif", "icc", "xmp"])
  await encodeMissing(folder, [await orderOf(source, "one.jpg", "one.avif")], () => {})
  for (const file of ["one.jpg", "one.avif"])
    expect(await hiddenData(path.join(folder, file))).toEqual([])
})
