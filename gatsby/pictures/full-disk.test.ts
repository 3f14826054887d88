import {mkdir, readdir, rm, symlink} from "fs/promises"
import path from "path"
import {encodeMissing} from "./encode"
import {isWhole} from "./is-whole"
import {orderOf, scratchFolder, writePicture} from "./testing"

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
    await symlink(fullDisk, path.join(folder, `${full}.${process.pid}.tmp`))
    await expect(encodeMissing(folder, [order], () => {})).rejects.toThrow(
      `The disk is full: there is no room for the files of ${source}.`,
    )
    // What was made before stays, and no half file.
    expect(await readdir(path.join(folder, "a"))).toEqual(["one.jpg"])

    expect(await encodeMissing(folder, [order], () => {})).toBe(1)
    for (const file of ["a/one.jpg", full])
      expect(await isWhole(path.join(folder, file))).toBe(true)
  },
)
