import {mkdtemp, rm, writeFile} from "fs/promises"
import os from "os"
import path from "path"
import sharp from "sharp"
import {tell} from "./fault"
import {judgePicture} from "./judge-picture"

let folder = ""
let plain: Buffer
let noisy: Buffer
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "bad-pictures-"))
  plain = await draw().jpeg().toBuffer()
  noisy = await drawNoise().jpeg().toBuffer()
})
afterAll(() => rm(folder, {recursive: true}))

/** What is said of a file; undefined for a sound picture. */
const judge = async (name: string, content: Buffer | string) => {
  const file = path.join(folder, name)
  await writeFile(file, content)
  const verdict = await judgePicture(file, name)
  if (!verdict) return undefined
  const {found, expected} = tell(verdict)
  return `${found}, expected ${expected}`
}

const draw = (width = 1600, height = 900) =>
  sharp({create: {width, height, channels: 3, background: "#0a3733"}})
/** A JPEG of the test's own, to change. */
const jpeg = () => Buffer.from(plain)

const noise = {type: "gaussian" as const, mean: 128, sigma: 30}
/** A picture whose rows do not shrink to nothing in its file. */
const drawNoise = () =>
  sharp({create: {width: 1600, height: 900, channels: 3, background: "#0a3733", noise}})

it.each(["jpeg", "png", "webp"] as const)("takes a whole %s", async format => {
  expect(await judge(`sound.${format}`, await draw().toFormat(format).toBuffer())).toBeUndefined()
})

it.each([
  ["nothing", ""],
  ["a text", "not a picture\n".repeat(100)],
  ["zeros", Buffer.alloc(5000)],
])("says that %s cannot be read", async (_, content) => {
  expect(await judge("a.jpg", content)).toBe(
    '"a.jpg", which cannot be read, expected a JPEG, PNG or WebP picture at that place',
  )
})

/** Where a JPEG writes its height and width, after the marker of its frame (ITU T.81, B.2.2). */
const frame = Buffer.from([0xff, 0xc0])

it("says that a picture without pixels cannot be read", async () => {
  const picture = jpeg()
  picture.writeUInt32BE(0, picture.indexOf(frame) + 5)
  expect(await judge("a.jpg", picture)).toContain('"a.jpg", which cannot be read')
})

it.each(["jpeg", "png"] as const)("finds a %s that is cut off anywhere", async format => {
  const whole = format === "png" ? await drawNoise().png({compressionLevel: 1}).toBuffer() : noisy
  for (const share of [0.1, 0.5, 0.9, 0.999])
    expect(
      await judge(`a.${format}`, whole.subarray(0, Math.floor(whole.length * share))),
    ).toContain(`"a.${format}", which is cut off or damaged, expected a whole picture`)
})

it("finds a WebP that is cut off: its header tells its length", async () => {
  const whole = await draw().webp().toBuffer()
  expect(await judge("a.webp", whole.subarray(0, -1))).toContain("which cannot be read")
})

it.each(["a.jpg", "A.JPG", "a.png"])("takes a sound JPEG by any name, such as %s", async name => {
  expect(await judge(name, jpeg())).toBeUndefined()
})

/** The first bytes of a file of boxes, as telephones write it. */
const boxes = (major: string, ...others: string[]) => {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(16 + 4 * others.length)
  return Buffer.concat([size, Buffer.from(`ftyp${major}\0\0\0\0${others.join("")}`)])
}

it.each<[string, string, Buffer | (() => Promise<Buffer>)]>([
  ["IMG_1234.JPG", "a HEIC photograph", boxes("heic", "mif1", "heic")],
  ["a.jpg", "a HEIC photograph", boxes("mif1", "heic")],
  ["a.avif", "an AVIF picture", () => draw().avif({effort: 0}).toBuffer()],
  ["a.jpg", "an AVIF picture", boxes("mif1", "avif", "miaf")],
  ["a.tif", "a TIFF or raw photograph", () => draw().tiff().toBuffer()],
  ["a.dng", "a TIFF or raw photograph", Buffer.from("MM\0*\0\0\0\b")],
  ["a.jpg", "a GIF", () => draw().gif({effort: 1, colours: 2}).toBuffer()],
  ["a.pdf", "a PDF document", Buffer.from("%PDF-1.7\n")],
  ["a.png", "an SVG drawing", Buffer.from('\ufeff<?xml version="1.0"?>\n<svg width="9"/>')],
  ["a.bmp", "a BMP picture", Buffer.from("BM\x01\x02\x03\x04\0\0\0\0")],
  ["a.jpg", "a JPEG XL picture", Buffer.from([0xff, 0x0a, 0])],
  ["a.mov", "a video", boxes("qt  ")],
])("says of %s that it is %s, and how to make a picture of it", async (name, kind, content) => {
  const told = await judge(name, typeof content === "function" ? await content() : content)
  expect(told).toContain(`"${name}", ${kind}`)
  expect(told).toMatch(/expected .*(JPEG|PNG)/)
  expect(told).not.toContain("ending")
})

const insert = (content: Buffer, at: number, ...bytes: number[]) =>
  Buffer.concat([content.subarray(0, at), Buffer.from(bytes), content.subarray(at)])

/** Where a JPEG's only scan begins (ITU T.81, B.2.3). */
const scan = Buffer.from([0xff, 0xda])

describe("a JPEG that every viewer shows is sound", () => {
  it.each<[string, (picture: Buffer) => Buffer]>([
    [
      "with parameters that its kind of scan does not know",
      picture => {
        const start = picture.indexOf(scan)
        picture[start + 6 + 2 * (picture[start + 4] ?? 0)] = 0
        return picture
      },
    ],
    ["with stray bytes between its parts", picture => insert(picture, picture.indexOf(scan), 1, 2)],
    ["with stray bytes before its end", picture => insert(picture, picture.length - 2, 0, 0, 0)],
    ["with another picture behind its end", picture => Buffer.concat([picture, picture])],
    ["without its end mark", picture => picture.subarray(0, -2)],
  ])("%s", async (_, change) => {
    expect(await judge("a.jpg", change(Buffer.from(noisy)))).toBeUndefined()
  })
})

it("finds damage in every picture, however many are judged at once", async () => {
  const file = path.join(folder, "cut.jpg")
  await writeFile(file, jpeg().subarray(0, 300))
  const verdicts = await Promise.all(Array.from({length: 100}, () => judgePicture(file, "cut.jpg")))
  expect(new Set(verdicts.map(verdict => verdict?.code))).toEqual(new Set(["picture-damaged"]))
})

it("finds a JPEG whose middle is lost, although it ends as it should", async () => {
  const picture = Buffer.from(noisy)
  const middle = Math.floor(picture.length / 2)
  picture.fill(0, middle, middle + 5000)
  expect(await judge("a.jpg", picture)).toContain("cut off or damaged")
})

it("asks for a picture wide and high enough, as people see it", async () => {
  expect(await judge("a.jpg", await draw(1599).jpeg().toBuffer())).toBe(
    '"a.jpg", 1599 px wide, expected a picture at least 1600 px wide',
  )
  expect(await judge("a.jpg", await draw(1600, 899).jpeg().toBuffer())).toBe(
    '"a.jpg", 899 px high, expected a picture at least 900 px high',
  )
  const turned = await draw().withMetadata({orientation: 6}).jpeg().toBuffer()
  expect(await judge("a.jpg", turned)).toContain('"a.jpg", 900 px wide')
})

it("names the size of a picture that would take gigabytes, and reads no more of it", async () => {
  const picture = jpeg()
  picture.writeUInt32BE(60_000 * 2 ** 16 + 50_000, picture.indexOf(frame) + 5)
  expect(await judge("a.jpg", picture)).toBe(
    '"a.jpg", 50000 × 60000 px, expected a picture of at most 120 megapixels; 2400 × 1350 px is best',
  )
})

it("takes as many pixels as it says, and reads on", async () => {
  const picture = jpeg()
  picture.writeUInt32BE(10_000 * 2 ** 16 + 12_000, picture.indexOf(frame) + 5)
  expect(await judge("a.jpg", picture)).toContain('"a.jpg", which is cut off or damaged')
})
