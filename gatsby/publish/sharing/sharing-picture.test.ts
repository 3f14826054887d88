import {mkdir, rm, stat, symlink, writeFile} from "fs/promises"
import path from "path"
import sharp from "sharp"
import {scratchFolder} from "../../pictures/testing"
import {sharingOverlay, wrap} from "./overlay"
import {makeSharingPicture} from "./sharing-picture"

describe("sharing-picture", () => {
  let root: string
  let poster: string

  beforeAll(async () => {
    root = await scratchFolder()
    await mkdir(path.join(root, "gatsby/publish"), {recursive: true})
    await symlink(path.resolve("gatsby/publish/sharing"), path.join(root, "gatsby/publish/sharing"))
    poster = path.join(root, "poster.jpg")
    const picture = sharp({create: {width: 2400, height: 1350, channels: 3, background: "#446688"}})
    await writeFile(poster, await picture.jpeg().toBuffer())
  })

  afterAll(() => rm(root, {recursive: true}))

  const words = {
    title: "Coffee",
    line: "1 day · from €100",
    brand: "Entre Raíces",
    name: "coffee-en",
  }
  const make = (change = {}) => makeSharingPicture(root, {poster, ...words, ...change})
  const fileOf = (address: string) => path.join(root, "public", address)

  /** Share of the picture's pixels that are as light as the title's letters. */
  const lightShare = async (file: string) => {
    const {data, info} = await sharp(file).greyscale().raw().toBuffer({resolveWithObject: true})
    return data.filter(value => value > 235).length / (info.width * info.height)
  }

  it("is 1200 × 630 and shows letters", async () => {
    const address = await make()
    const {width, height, format} = await sharp(fileOf(address)).metadata()
    expect({width, height, format}).toEqual({width: 1200, height: 630, format: "jpeg"})
    expect(await lightShare(fileOf(address))).toBeGreaterThan(0.005)
    const empty = await make({title: "", line: "", brand: ""})
    expect(await lightShare(fileOf(empty))).toBeLessThan(0.0001)
  })

  it("weighs no more than chat apps show, whatever the poster", async () => {
    const noisy = path.join(root, "noisy.png")
    const noise = {type: "gaussian" as const, mean: 128, sigma: 90}
    await sharp({create: {width: 1600, height: 900, channels: 3, background: "#fff", noise}})
      .png()
      .toFile(noisy)
    expect((await stat(fileOf(await make({poster: noisy})))).size).toBeLessThanOrEqual(300_000)
  })

  it("shows paper through transparent places, not black", async () => {
    const clear = path.join(root, "clear.png")
    const background = {r: 0, g: 0, b: 0, alpha: 0}
    await sharp({create: {width: 1600, height: 900, channels: 4, background}}).toFile(clear)
    const {data, info} = await sharp(fileOf(await make({poster: clear})))
      .raw()
      .toBuffer({resolveWithObject: true})
    // The middle of the right edge lies between the dark grounds of brand and title.
    const place = info.channels * (info.width * Math.round(info.height * 0.3) + info.width - 9)
    expect(data[place]).toBeGreaterThan(100)
  })

  it("draws a sign that the first font lacks by the next", async () => {
    const [drawn, empty] = [await make({title: "ŁŁŁŁŁŁ"}), await make({title: ""})]
    expect(await lightShare(fileOf(drawn))).toBeGreaterThan(2 * (await lightShare(fileOf(empty))))
  })

  it("is another picture where the poster has another focus", async () => {
    expect(await make({focus: {x: 50, y: 10}})).not.toBe(await make())
  })

  it("is a new picture for a new price and is not drawn again for the same one", async () => {
    const first = await make()
    const {mtimeMs} = await stat(fileOf(first))
    expect(await make()).toBe(first)
    expect((await stat(fileOf(first))).mtimeMs).toBe(mtimeMs)
    expect(await make({line: "1 day · from €110"})).not.toBe(first)
  })
})

describe("the words on it", () => {
  const linesOf = (svg: string) =>
    [...svg.matchAll(/<tspan[^>]*>([^<]*)<\/tspan>/g)].map(([, text]) => text)

  describe("sharingOverlay", () => {
    it("shows title, line and brand", () => {
      const svg = sharingOverlay({
        title: "Days in the Amazon",
        line: "4 days · from €1,400",
        brand: "Entre Raíces",
      })
      expect(linesOf(svg).join(" ")).toBe("Days in the Amazon")
      expect(svg).toContain("4 days · from €1,400")
      expect(svg).toContain("Entre Raíces")
    })

    it("breaks a title of 90 characters into at most three lines, losing nothing", () => {
      const title =
        "Twelve days between Bogotá, the coffee slopes, Medellín and the sea walls of Cartagena now"
      const lines = linesOf(sharingOverlay({title, line: "", brand: ""}))
      expect(lines.length).toBeLessThanOrEqual(3)
      expect(lines.join(" ")).toBe(title)
    })

    it("is inert to markup in a title", () => {
      const svg = sharingOverlay({title: "<script>&", line: '"', brand: "'"})
      expect(svg).not.toContain("<script>")
    })
  })

  describe("wrap", () => {
    it("keeps a word that is longer than a line whole", () => {
      expect(wrap("a Departamentalmente b", 5)).toEqual(["a", "Departamentalmente", "b"])
    })
  })
})
