import {readdir, stat, utimes, writeFile} from "fs/promises"
import path from "path"
import {copyPictures, picturesCache, pruneCache} from "./cache"
import {encodeMissing} from "./encode"
import {orderOf, scratchFolder, writePicture} from "./testing"

const setUp = async () => {
  const root = await scratchFolder()
  const order = await orderOf(await writePicture(root), "a/one.jpg", "a/two.jpg")
  const cache = picturesCache(root)
  await encodeMissing(cache, [order], () => {})
  return {cache, order, build: path.join(root, "public")}
}

it("copies what a build lacks, or has in part", async () => {
  const {cache, order, build} = await setUp()
  await copyPictures(cache, build, [order])
  const whole = await stat(path.join(build, "a/one.jpg"))
  await writeFile(path.join(build, "a/two.jpg"), "half")
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
