/** @jest-environment node */
import {folderOf, picturesOf} from "./pictures"

const html =
  '<source type="image/avif" srcSet="/static/aaaaaaaaaaaa/a-400.avif 400w, /static/aaaaaaaaaaaa/a-960.avif 960w">' +
  '<source type="image/jpeg" srcset="/static/aaaaaaaaaaaa/a-400.jpg 400w">' +
  '<div data-list="{}"><source type="image/avif" srcset="/static/bbbbbbbbbbbb/b-400.avif 400w"></div>'

it.each([
  [300, "400"],
  [401, "960"],
  [5000, "960"],
])("are one size each for a window of %p, without those of other trips", (width, size) => {
  expect(picturesOf(html, width)).toEqual([`/static/aaaaaaaaaaaa/a-${size}.avif`])
})

it("are asked for once each, and taken from the site alone", () => {
  const source = (list: string) => `<source type="image/avif" srcset="${list}">`
  const twice = source("/static/aaaaaaaaaaaa/a-400.avif 400w").repeat(2)
  expect(picturesOf(twice, 300)).toHaveLength(1)
  expect(picturesOf(source("https://b.example/a.avif 400w"), 300)).toEqual([])
  expect(picturesOf('<source type="image/avif">', 300)).toEqual([])
  expect(picturesOf("<p>none</p>", 300)).toEqual([])
})

it("are the smallest that is wide enough, in whatever order the page names them", () => {
  const list = [1200, 400, 1080, 960].map(size => `/static/aaaaaaaaaaaa/a-${size}.avif ${size}w`)
  const page = `<source type="image/avif" srcset="${list.join(", ")}">`
  expect(picturesOf(page, 400)).toEqual(["/static/aaaaaaaaaaaa/a-400.avif"])
  expect(picturesOf(page, 2000)).toEqual(["/static/aaaaaaaaaaaa/a-1080.avif"])
})

it("share a folder in all sizes", () => {
  expect(folderOf("/static/aaaaaaaaaaaa/a-400.avif")).toBe("/static/aaaaaaaaaaaa/")
  expect(folderOf("/app.js")).toBeUndefined()
  expect(folderOf("/x/static/aaaaaaaaaaaa/a-400.avif")).toBeUndefined()
})
