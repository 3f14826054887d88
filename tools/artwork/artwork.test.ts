import {readdirSync, readFileSync, statSync} from "node:fs"
import sharp from "sharp"
import {rasterise, toJpeg} from "./render"
import {scene} from "./scenes/theperfectroute"

/** Bytes that a source may have. */
const limit = 450_000

const sources = [
  ...readdirSync("data/experiences").map(slug => `data/experiences/${slug}/banner.jpg`),
  ...["home-hero", "home-colombia", "about"].map(name => `data/pictures/${name}.jpg`),
]

it.each(sources)("%s is 2400 × 1350 and at most 450 KB", async file => {
  const {width, height, format} = await sharp(file).metadata()
  expect({width, height, format}).toEqual({width: 2400, height: 1350, format: "jpeg"})
  expect(statSync(file).size).toBeLessThanOrEqual(limit)
})

it("draws a committed poster again bit for bit", async () => {
  const drawn = await toJpeg(await rasterise(scene))
  const committed = readFileSync("data/experiences/theperfectroute/banner.jpg")
  expect(drawn.equals(committed)).toBe(true)
}, 120_000)
