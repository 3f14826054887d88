import {cp, mkdir, mkdtemp, rm, writeFile} from "node:fs/promises"
import os from "node:os"
import path from "node:path"
import fc from "fast-check"
import {checkPictures} from "../../gatsby/content/check-pictures"
import {picture} from "../../gatsby/content/schema/pieces"
import {makePicture} from "../../gatsby/content/testing/small-site"
import {tries} from "./cases"

let root: string

/** Good pictures inside the data and outside of it. */
beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), "files-"))
  const source = path.join(root, "secret.jpg")
  await mkdir(path.join(root, "data/experiences/walk"), {recursive: true})
  await mkdir(path.join(root, "data-other"))
  await writeFile(source, await makePicture(1600))
  for (const copy of [
    "data/banner.jpg",
    "data/experiences/walk/banner.jpg",
    "data-other/banner.jpg",
  ])
    await cp(source, path.join(root, copy))
})

afterAll(() => rm(root, {recursive: true}))

const part = fc.constantFrom(
  ..."./ ../ ../../ ../../../ / // data/ data-other/ experiences/ walk/ walk/../ banner.jpg secret.jpg".split(
    " ",
  ),
  ...["\0", "\\", "..\\", "%2e%2e/", "file:///", "/etc/passwd", "~/", "$HOME/", "a\nb", ".jpg"],
)
const image = fc.oneof(
  {weight: 9, arbitrary: fc.array(part, {minLength: 1, maxLength: 5}).map(list => list.join(""))},
  fc.constantFrom("./banner.jpg", "../../banner.jpg", "../walk/./banner.jpg"),
)
const file = "data/experiences/walk/experience.json"
let taken = 0

tries(
  "takes no picture from outside the data, whichever of %d paths names it",
  1000,
  fc.asyncProperty(image, async image => {
    const faults = await checkPictures(root, file, {image})
    if (faults.length > 0 || !picture.image.safeParse(image).success) return
    taken += 1
    const place = path.relative(root, path.resolve(root, path.dirname(file), image))
    expect(place.split(path.sep)[0]).toBe("data")
  }),
  () => expect(taken).toBeGreaterThan(0),
)
