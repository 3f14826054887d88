import {mkdir, writeFile} from "fs/promises"
import path from "path"
import {centre} from "./focus"
import {namedPictures} from "./named-pictures"
import {noteOrder, readOrder, takeOrders} from "./orders"
import {scratchFolder, writePicture} from "./testing"

const setUp = async () => {
  const root = await scratchFolder()
  return {root, order: {source: await writePicture(root), focus: centre, files: []}}
}

it("takes the orders of pictures that pages show, and forgets the others", async () => {
  const {root, order} = await setUp()
  await noteOrder(root, "0123456789ab", order)
  await noteOrder(root, "ba9876543210", order)
  const data = path.join(root, "public/page-data/en")
  await mkdir(data, {recursive: true})
  await writeFile(
    path.join(data, "page-data.json"),
    JSON.stringify({srcSet: "/static/0123456789ab/banner-320.avif 320w", other: "/static/x.woff2"}),
  )
  const keys = await namedPictures(path.join(root, "public"))
  expect([...keys]).toEqual(["0123456789ab"])
  expect(await takeOrders(root, keys)).toEqual([
    {...order, digest: expect.stringMatching(/^[0-9a-f]{20}$/)},
  ])
  await expect(readOrder(root, "ba9876543210")).rejects.toThrow(/ENOENT/)
})

it("has no orders where no page asked for a picture", async () => {
  expect(await takeOrders(await scratchFolder(), new Set(["0123456789ab"]))).toEqual([])
})

it("keeps an order whole that several queries note at once", async () => {
  const {root, order} = await setUp()
  const names = Array.from({length: 60}, (_, index) => "copy-".repeat(9000 - 150 * index))
  const fileOf = (path: string) => ({path, width: 1, height: 1, format: "jpg" as const})
  await Promise.all(
    names.map(name => noteOrder(root, "0123456789ab", {...order, files: [fileOf(name)]})),
  )
  const {files} = await readOrder(root, "0123456789ab")
  expect(names).toContain(files[0]?.path)
})
