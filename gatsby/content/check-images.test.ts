import {mkdir, mkdtemp, rm, writeFile} from "node:fs/promises"
import {tmpdir} from "node:os"
import path from "node:path"
import sharp from "sharp"
import {checkImages} from "./check-images"
import {setIssueLanguage} from "./issue"

let root: string
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), "pictures-"))
  await mkdir(path.join(root, "data"))
})
afterAll(() => rm(root, {recursive: true}))
afterEach(() => setIssueLanguage("en"))

const draw = (width = 1600, height = 900, background: sharp.Color = "#0a3733") =>
  sharp({create: {width, height, channels: 4, background}})
const jpeg = (...size: [width: number, height: number]) =>
  draw(...size)
    .jpeg()
    .toBuffer()

/** What is said of a file; empty of a sound picture. */
const messagesFor = async (name: string, content: Buffer | string) => {
  await writeFile(path.join(root, "data", name), content)
  const issues = await checkImages(root, "data/a.json", {hero: {image: `./${name}`}})
  return issues.map(({message}) => message).join("\n")
}

it.each(["jpeg", "png", "webp"] as const)("takes a sound %s", async format => {
  const whole = await draw().toFormat(format).toBuffer()
  expect(await messagesFor(`sound.${format}`, whole)).toBe("")
})

it("takes a JPEG by an ending in capitals, and refuses endings that the site does not know", async () => {
  expect(await messagesFor("IMG_1.JPG", await jpeg(1600, 900))).toBe("")
  expect(await messagesFor("a.jfif", await jpeg(1600, 900))).toContain("an ending .jpg")
})

it.each(["./none.jpg", "../secret.jpg", "../database/a.jpg", "."])(
  "refuses %s, which is no picture of the content",
  async image => {
    expect(await checkImages(root, "data/a.json", {photos: [{image}]})).toEqual([
      {
        file: "data/a.json",
        path: ["photos", 0, "image"],
        message: expect.stringContaining("inside the folder data"),
      },
    ])
  },
)

it.each<[string, () => Promise<Buffer>]>([
  ["AVIF", () => draw().avif({effort: 0}).toBuffer()],
  ["TIFF", () => draw().tiff().toBuffer()],
  ["HEIC", async () => Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic")],
  ["GIF", () => draw().gif({effort: 1, colours: 2}).toBuffer()],
])("says how to make a picture of a %s, in the language of staff", async (format, make) => {
  const picture = await make()
  expect(await messagesFor("a.jpg", picture)).toMatch(new RegExp(`JPEG.*${format}|${format}.*JPEG`))
  setIssueLanguage("es")
  expect(await messagesFor("a.jpg", picture)).toMatch(/se esperaba (un JPEG|el original)/)
})

it("refuses what is no picture, is cut off, or is partly transparent", async () => {
  expect(await messagesFor("a.jpg", "not a picture\n".repeat(100))).toContain(
    "a JPEG, PNG or WebP picture",
  )
  const noise = {type: "gaussian" as const, mean: 128, sigma: 30}
  const noisy = await sharp({
    create: {width: 1600, height: 900, channels: 3, background: "#0a3733", noise},
  })
    .jpeg()
    .toBuffer()
  expect(await messagesFor("a.jpg", noisy.subarray(0, noisy.length / 2))).toContain(
    "cut off or damaged",
  )
  const clear = await draw(1600, 900, {r: 0, g: 0, b: 0, alpha: 0.5}).png().toBuffer()
  expect(await messagesFor("a.png", clear)).toContain("nowhere transparent")
})

it("asks for a picture large enough as people see it, and for the original of one from WhatsApp", async () => {
  expect(await messagesFor("a.jpg", await jpeg(1599, 900))).toContain(
    "at least 1600 × 900 pixels, not 1599 × 900; found",
  )
  const turned = await draw(1650, 1000).withMetadata({orientation: 6}).jpeg().toBuffer()
  expect(await messagesFor("a.jpg", turned)).toContain("not 1000 × 1650; found")
  expect(await messagesFor("a.jpg", await jpeg(1200, 1600))).toContain(
    "sent as a document, or in HD",
  )
  setIssueLanguage("es")
  expect(await messagesFor("a.jpg", await jpeg(1200, 1600))).toContain("como documento, o en HD")
})

it("refuses a file of more than 15 MB", async () => {
  const heavy = Buffer.concat([await jpeg(1600, 900), Buffer.alloc(15_000_000)])
  expect(await messagesFor("a.jpg", heavy)).toContain("at most 15 MB, not 16")
})
