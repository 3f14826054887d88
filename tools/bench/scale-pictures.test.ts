import {mkdtemp, readFile, rm} from "node:fs/promises"
import os from "node:os"
import path from "node:path"
import sharp from "sharp"
import {writePicture} from "./scale-pictures"

let folder = ""
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "scale-"))
  const create = {width: 64, height: 36, channels: 3 as const, background: "#c0504a"}
  await sharp({create}).jpeg().toFile(path.join(folder, "poster.jpg"))
})
afterAll(() => rm(folder, {recursive: true}))

const write = async (pictures: "real" | "blurred", round: number) => {
  const [source, original, target] = ["poster", `${pictures}-0`, `${pictures}-${round}`].map(name =>
    path.join(folder, `${name}.jpg`),
  ) as [string, string, string]
  await writePicture(pictures, {source, original, target, round})
  return readFile(target, "base64")
}

it("gives every copy a picture of its own where pictures are real", async () => {
  const written = [await write("real", 0), await write("real", 1), await write("real", 2)]
  expect(new Set(written).size).toBe(3)
})

it("gives copies the same picture where pictures are blurred", async () => {
  expect(await write("blurred", 0)).toBe(await write("blurred", 1))
})
