import {mkdir, readdir, readFile} from "fs/promises"
import path from "path"
import {scratchFolder} from "../pictures/testing"
import {writeWhole} from "./write-whole"

it("leaves one writer's text whole where several write at once", async () => {
  const folder = await scratchFolder()
  const file = path.join(folder, "orders", "order.json")
  const texts = Array.from({length: 50}, (_, index) =>
    String(index % 10).repeat(2000 * (index + 1)),
  )
  await Promise.all(texts.map(text => writeWhole(file, text)))
  expect(texts).toContain(await readFile(file, "utf8"))
  expect(await readdir(path.dirname(file))).toEqual(["order.json"])
})

it("leaves nothing unfinished where it cannot write", async () => {
  const folder = await scratchFolder()
  await mkdir(path.join(folder, "taken"))
  await expect(writeWhole(path.join(folder, "taken"), "text")).rejects.toThrow(
    /EISDIR|ENOTEMPTY|EEXIST/,
  )
  expect(await readdir(folder)).toEqual(["taken"])
})
