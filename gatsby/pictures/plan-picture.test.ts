import {planPicture} from "./plan-picture"
import type {Shape} from "./shapes"

const shape: Shape = {aspectRatio: 2, avif: [200, 300, 400], jpg: [300]}
const plan = (width: number) => planPicture({width, height: width / 2}, shape, "static/k", "banner")

it("offers every width as AVIF, and a few as JPEG", () => {
  const {data, files} = plan(1000)
  const [avif] = data.images.sources ?? []
  expect(avif?.type).toBe("image/avif")
  expect(avif?.srcSet.split(/,\s*/)).toEqual([
    "/static/k/banner-200.avif 200w",
    "/static/k/banner-300.avif 300w",
    "/static/k/banner-400.avif 400w",
  ])
  expect(data.images.fallback?.srcSet).toBe("/static/k/banner-300.jpg 300w")
  expect(data.images.fallback?.src).toBe("/static/k/banner-300.jpg")
  expect(files).toContainEqual({
    path: "static/k/banner-400.avif",
    width: 400,
    height: 200,
    format: "avif",
  })
  expect(files).toHaveLength(4)
})

it("enlarges nothing: a smaller picture ends at its own width", () => {
  expect(plan(250).files.map(({width, format}) => `${width} ${format}`)).toEqual([
    "200 avif",
    "250 avif",
    "250 jpg",
  ])
})

it("keeps the proportion of the shape", () => {
  const {data} = plan(1000)
  expect(data.height / data.width).toBe(0.5)
})
