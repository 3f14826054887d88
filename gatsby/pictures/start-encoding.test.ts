import {writeFile} from "fs/promises"
import path from "path"
import {missingFiles, type Progress} from "./encode"
import {startEncoding} from "./start-encoding"
import {orderOf, scratchFolder, writePicture} from "./testing"

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
