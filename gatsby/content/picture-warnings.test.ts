import {mkdir, writeFile} from "fs/promises"
import path from "path"
import sharp from "sharp"
import {hiddenData, scratchFolder} from "../pictures/testing"
import {notedPictures, notesWarning} from "./picture-warnings"

it("finds photographs whose files tell where they were taken, at any depth", async () => {
  const root = await scratchFolder()
  await mkdir(path.join(root, "data/experiences/one"), {recursive: true})
  const plain = sharp({create: {width: 8, height: 8, channels: 3, background: "#8c4a40"}}).jpeg()
  const place = {IFD3: {GPSLatitudeRef: "N", GPSLatitude: "3/1 27/1 0/1"}}
  const at = (name: string) => path.join(root, "data/experiences/one", name)
  await writeFile(at("clean.jpg"), await plain.toBuffer())
  await writeFile(at("noted.JPG"), await plain.withExif(place).toBuffer())
  await writeFile(at("experience.json"), "{}")
  const noted = await notedPictures(root)
  const [file = "", clean = Buffer.alloc(0)] = [...noted][0] ?? []
  expect([...noted.keys()]).toEqual(["data/experiences/one/noted.JPG"])
  expect(await hiddenData(clean)).toEqual([])
  expect(notesWarning([file])).toMatch(/:\n {2}\S+noted\.JPG$/)
  const names = Array.from({length: 12}, (_, index) => `${index}.jpg`)
  expect(notesWarning(names)).toMatch(/\n {2}9\.jpg\n {2}… and 2 more$/)
  expect(notesWarning([])).toBeUndefined()
})
