/** @jest-environment node */
import {folderOf, picturesOf} from "./pictures"

const folder = `/static/${"a".repeat(32)}/`
const imageOf = (...widths: number[]) => {
  const set = widths.map(width => `${folder}${width}/a.webp ${width}w`)
  return `<img srcSet="${set.join(",\n")}">`
}

it.each([
  [300, 400],
  [401, 960],
  [5000, 960],
])("are one size each for a window of %p, without those of other trips", (width, size) => {
  const html = `${imageOf(400, 960)}<div data-list="{}">${imageOf(192)}</div>`
  expect(picturesOf(html, width)).toEqual([`${folder}${size}/a.webp`])
})

it("are asked for once each, and taken from the site alone", () => {
  expect(picturesOf(imageOf(400).repeat(2), 300)).toHaveLength(1)
  expect(picturesOf('<img srcset="https://b.example/a.webp 400w">', 300)).toEqual([])
  expect(picturesOf("<img><p>none</p>", 300)).toEqual([])
})

it("are the smallest that is wide enough, in whatever order the page names them", () => {
  const page = imageOf(1200, 400, 1080, 960)
  expect(picturesOf(page, 400)).toEqual([`${folder}400/a.webp`])
  expect(picturesOf(page, 2000)).toEqual([`${folder}1080/a.webp`])
})

it("share a folder in all sizes", () => {
  expect(folderOf(`${folder}400/a.webp`)).toBe(folder)
  expect(folderOf("/app.js")).toBeUndefined()
  expect(folderOf(`/x${folder}400/a.webp`)).toBeUndefined()
})
