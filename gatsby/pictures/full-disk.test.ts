import fs, {mkdir, readdir, rm, symlink} from "fs/promises"
import path from "path"
import sharp from "sharp"
import {encodeMissing} from "./encode"
import {orderOf, scratchFolder, writePicture} from "./testing"

jest.mock("fs/promises", () => {
  const actual = jest.requireActual("fs/promises")
  return {...actual, writeFile: jest.fn(actual.writeFile)}
})

/** Linux has a device that answers every write as a full disk does. */
const fullDisk = "/dev/full"
const onLinux = process.platform === "linux" ? it : it.skip

let folder = ""
beforeEach(async () => {
  folder = await scratchFolder()
})
afterEach(() => rm(folder, {recursive: true}))

onLinux.each(["a/two.avif", "a/two.jpg"])(
  "a disk that is full before %s ends the encoding with the reason, and the next is whole",
  async full => {
    const source = await writePicture(folder)
    const order = await orderOf(source, "a/one.jpg", full)
    await mkdir(path.join(folder, "a"))
    const {writeFile} = jest.requireActual<typeof fs>("fs/promises")
    jest.mocked(fs.writeFile).mockImplementation(async (file, data) => {
      if (String(file).includes("two.")) await symlink(fullDisk, String(file))
      return writeFile(file, data)
    })
    await expect(encodeMissing(folder, [order], () => {})).rejects.toThrow(
      `The disk is full: there is no room for the files of ${source}.`,
    )
    // What was made before stays, and no half file.
    expect(await readdir(path.join(folder, "a"))).toEqual(["one.jpg"])

    jest.mocked(fs.writeFile).mockImplementation(writeFile)
    expect(await encodeMissing(folder, [order], () => {})).toBe(1)
    for (const file of ["a/one.jpg", full])
      expect(await sharp(path.join(folder, file)).stats()).toHaveProperty("channels")
  },
)
