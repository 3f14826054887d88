import {readdirSync, statSync} from "node:fs"
import sharp from "sharp"

/** Bytes that a source may have. */
const limit = 450_000

const sources = [
  ...readdirSync("data/experiences").map(slug => `data/experiences/${slug}/banner.jpg`),
  ...["home-hero", "home-colombia", "about"].map(name => `data/pages/pictures/${name}.jpg`),
]

it.each(sources)("%s is 2400 × 1350 and at most 450 KB", async file => {
  const {width, height, format} = await sharp(file).metadata()
  expect({width, height, format}).toEqual({width: 2400, height: 1350, format: "jpeg"})
  expect(statSync(file).size).toBeLessThanOrEqual(limit)
})
