import {existsSync} from "fs"
import {mkdir, mkdtemp, readFile, writeFile} from "fs/promises"
import os from "os"
import path from "path"
import sharp from "sharp"
import {encodeMissing, keepEncodedPictures, type PictureJob} from "./encode-missing"

const setUp = async () => {
  const outputDir = await mkdtemp(path.join(os.tmpdir(), "pictures-"))
  await mkdir(path.join(outputDir, "a"))
  await writeFile(path.join(outputDir, "a/there.avif"), "kept")
  const job = (...names: string[]): PictureJob => ({
    inputPaths: [{path: "banner.jpg"}],
    outputDir,
    args: {operations: names.map(name => ({outputPath: `a/${name}`, args: {width: 320}}))},
  })
  const read = (name: string) => readFile(path.join(outputDir, "a", name), "utf8")
  const write = jest.fn(({args}: PictureJob) =>
    Promise.all(
      args.operations.map(({outputPath}) => writeFile(path.join(outputDir, outputPath), "new")),
    ),
  )
  return {outputDir, job, read, write}
}

it("encodes what is missing, and nothing twice", async () => {
  const {job, read, write} = await setUp()
  const encode = encodeMissing(write)
  await encode(job("there.avif", "missing.avif"))
  expect([await read("there.avif"), await read("missing.avif")]).toEqual(["kept", "new"])
  expect(write.mock.calls[0]?.[0].args.operations).toHaveLength(1)
  await encode(job("there.avif", "missing.avif"))
  expect(write).toHaveBeenCalledTimes(1)
})

it("leaves no half picture where a build ends early", async () => {
  const {outputDir, job, write} = await setUp()
  const dies = encodeMissing(async half => {
    await write(half)
    throw new Error("killed")
  })
  await expect(dies(job("missing.avif"))).rejects.toThrow("killed")
  expect(existsSync(path.join(outputDir, "a/missing.avif"))).toBe(false)
  await encodeMissing(write)(job("missing.avif"))
  expect(existsSync(path.join(outputDir, "a/missing.avif"))).toBe(true)
})

it("keeps the focus of a picture in a crop that would lose it", async () => {
  const {outputDir} = await setUp()
  const source = path.join(outputDir, "source.png")
  const marked = {create: {width: 400, height: 200, channels: 3 as const, background: "#000000"}}
  const mark = {create: {width: 40, height: 200, channels: 3 as const, background: "#ffffff"}}
  const input = await sharp(mark).png().toBuffer()
  await sharp(marked)
    .composite([{input, left: 360, top: 0}])
    .png()
    .toFile(source)
  const lightness = async (cropFocus: string) => {
    const outputPath = `a/${cropFocus}.png`
    const args = {width: 100, height: 100, fit: "cover", toFormat: "png", cropFocus}
    await encodeMissing(require("gatsby-plugin-sharp/gatsby-worker").IMAGE_PROCESSING)({
      inputPaths: [{path: source}],
      outputDir,
      args: {operations: [{outputPath, args}]},
    })
    const {channels} = await sharp(path.join(outputDir, outputPath)).stats()
    return channels[0]?.mean
  }
  expect(await lightness("center")).toBe(0)
  expect(await lightness("100% 50%")).toBeGreaterThan(40)
})

it("finds the job of the plugin that is installed", () => {
  const worker = require("gatsby-plugin-sharp/gatsby-worker")
  const before = worker.IMAGE_PROCESSING
  keepEncodedPictures()
  expect(worker.IMAGE_PROCESSING).not.toBe(before)
})
