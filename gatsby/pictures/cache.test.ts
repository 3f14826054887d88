import {readdir, stat, utimes, writeFile} from "fs/promises"
import path from "path"
import {copyPictures, picturesCache, pruneCache} from "./cache"
import {encodeMissing, missingFiles, type Progress} from "./encode"
import {startEncoding} from "./start-encoding"
import {orderOf, scratchFolder, writePicture} from "./testing"

const setUp = async () => {
  const root = await scratchFolder()
  const order = await orderOf(await writePicture(root), "a/one.jpg", "a/two.jpg")
  const cache = picturesCache(root)
  await encodeMissing(cache, [order], () => {})
  return {cache, order, build: path.join(root, "public")}
}

it("copies what a build lacks, or has empty", async () => {
  const {cache, order, build} = await setUp()
  await copyPictures(cache, build, [order])
  const whole = await stat(path.join(build, "a/one.jpg"))
  await writeFile(path.join(build, "a/two.jpg"), "")
  await copyPictures(cache, build, [order])
  expect((await stat(path.join(build, "a/one.jpg"))).mtimeMs).toBe(whole.mtimeMs)
  expect((await stat(path.join(build, "a/two.jpg"))).size).toBe(
    (await stat(path.join(cache, "a/two.jpg"))).size,
  )
})

it("names the picture whose file cannot be copied", async () => {
  const {cache, order, build} = await setUp()
  await writeFile(build, "a file where a folder should be")
  await expect(copyPictures(cache, build, [order])).rejects.toThrow(/wide\.png cannot be/)
})

it("keeps what the content shows, and for a month what it no longer shows", async () => {
  const {cache, order} = await setUp()
  const old = new Date("2020-01-01")
  for (const name of ["one.jpg", "gone.jpg", "new.jpg"]) {
    if (name !== "one.jpg") await writeFile(path.join(cache, "a", name), "")
    if (name !== "new.jpg") await utimes(path.join(cache, "a", name), old, old)
  }
  await pruneCache(cache, [order])
  expect((await readdir(path.join(cache, "a"))).toSorted()).toEqual([
    "new.jpg",
    "one.jpg",
    "two.jpg",
  ])
})

it("encodes in a process of its own, and tells of each file", async () => {
  const folder = await scratchFolder()
  const order = await orderOf(await writePicture(folder), "a/one.avif", "a/one.jpg")
  const reports: Progress[] = []
  await startEncoding(process.cwd(), folder, [order], one => reports.push(one))
  expect(await missingFiles(folder, [order])).toEqual([])
  expect(reports.map(({made, total}) => `${made}/${total}`)).toEqual(["1/2", "2/2"])
})

it("ends at a picture with a fault, which the build then meets itself", async () => {
  const folder = await scratchFolder()
  const broken = path.join(folder, "broken.png")
  await writeFile(broken, "no picture")
  const order = await orderOf(broken, "a/one.jpg")
  await startEncoding(process.cwd(), folder, [order], () => {})
  expect(await missingFiles(folder, [order])).toHaveLength(1)
})
