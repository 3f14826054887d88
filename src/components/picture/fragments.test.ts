/** @jest-environment node */
import {readFileSync} from "node:fs"

const fragments = readFileSync("src/components/picture/fragments.ts", "utf8")
const shapes = readFileSync("src/styles/shapes.css", "utf8")

// Gatsby reads queries before any code runs: their numbers cannot come from the style sheet.
it.each([
  ["CardPicture", "card"],
  ["RoundPicture", "round"],
  ["ThumbnailPicture", "thumbnail"],
])("%s (fragments.ts) is cropped to the shape “%s” of src/styles/shapes.css", (fragment, shape) => {
  const [, cropped] = new RegExp(`${fragment} on [^}]*aspectRatio: ([\\d.]+)`).exec(fragments) ?? []
  const [, width, height] = new RegExp(`--shape-${shape}: (\\d+) / (\\d+);`).exec(shapes) ?? []
  const ratio = Number(width) / Number(height)
  expect(`aspectRatio: ${cropped}`).toBe(`aspectRatio: ${Number(ratio.toFixed(6))}`)
})
