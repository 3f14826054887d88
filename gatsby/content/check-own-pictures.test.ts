import {mkdir, mkdtemp, rm, writeFile} from "fs/promises"
import os from "os"
import path from "path"
import {checkOwnPictures} from "./check-own-pictures"
import {formatFault} from "./fault"

let root = ""
beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), "own-"))
  for (const [name, content] of [
    ["cali", "same bytes"],
    ["salsa", "same bytes"],
    ["bay", "of one size"],
    ["sea", "of one sizE"],
    ["walk", "of no other size"],
  ] as const) {
    await mkdir(path.join(root, "data", name), {recursive: true})
    await writeFile(path.join(root, "data", name, "a.jpg"), content)
  }
})
afterEach(() => rm(root, {recursive: true}))

const trip = (name: string, image: unknown = "./a.jpg") => ({
  file: `data/${name}/trip.json`,
  value: {image},
})
const faults = async (...files: {file: string; value?: unknown}[]) =>
  (await checkOwnPictures(root, files)).map(formatFault)

it("names two files of the same bytes, and one file that two trips name", async () => {
  expect(await faults(trip("cali"), trip("bay"), trip("salsa"))).toEqual([
    'data/salsa/trip.json → image: found "./a.jpg", the same picture, as in data/cali/trip.json, expected a picture of its own',
  ])
  expect(await faults(trip("bay"), trip("sea", "../bay/a.jpg"))).toEqual([
    'data/sea/trip.json → image: found "../bay/a.jpg", the same picture, as in data/bay/trip.json, expected a picture of its own',
  ])
})

it("takes pictures that differ, be they of one size", async () => {
  expect(await faults(...["cali", "bay", "sea", "walk"].map(name => trip(name)))).toEqual([])
})

it("leaves to other rules what is no picture, or is not there", async () => {
  const odd = [null, 7, "./none.jpg", "../bay", "."].map(image => trip("bay", image))
  const nothing = {file: "data/bay/trip.json", value: {}}
  expect(await faults(...odd, ...odd, nothing, nothing, {file: "data/sea/trip.json"})).toEqual([])
})
