import {mkdir, mkdtemp, rm, utimes, writeFile} from "fs/promises"
import os from "os"
import path from "path"
import sharp from "sharp"
import {checkOwnPictures, checkPictures, recallPictures, rememberPictures} from "./check-pictures"
import {formatFault, tellFault} from "./fault"

describe("check-pictures", () => {
  let root = ""
  const picture = () => path.join(root, "data/a.jpg")
  const memory = () => path.join(root, "sound.json")
  const faults = async () =>
    (await checkPictures(root, "data/a.json", {image: "./a.jpg"})).map(
      fault => tellFault(fault).found,
    )
  const draw = (width: number) =>
    sharp({create: {width, height: 900, channels: 3, background: "#0a3733"}})
      .jpeg()
      .toBuffer()

  const when = new Date(1_700_000_000_000)
  /** Writes a file with a fixed time: with the same size it passes for the file before. */
  const write = async (content: Buffer) => {
    await writeFile(picture(), content)
    await utimes(picture(), when, when)
  }

  beforeEach(async () => {
    root = await mkdtemp(path.join(os.tmpdir(), "pictures-"))
    await mkdir(path.join(root, "data"))
    await recallPictures(memory(), "1")
  })
  afterEach(() => rm(root, {recursive: true}))

  it.each([
    ["./photo.jpg", "which does not exist", "a JPEG, PNG or WebP picture at that place"],
    ["../secret.jpg", "", "a picture inside the folder data"],
    ["../database/a.jpg", "", "a picture inside the folder data"],
  ])("refuses the picture %s", async (image, trouble, expected) => {
    const found = [`"${image}"`, trouble].filter(Boolean).join(", ")
    const fields = {hero: {image}, cards: [{image}], imageAlt: image, subimage: image}
    expect((await checkPictures(root, "data/a.json", fields)).map(tellFault)).toEqual(
      ["hero.image", "cards[0].image"].map(field => ({
        file: "data/a.json",
        field,
        found,
        expected,
      })),
    )
  })

  it("asks for an ending that the site knows, of a sound picture alone", async () => {
    const told = async (image: string, content: Buffer | string) => {
      await writeFile(path.join(root, "data", image), content)
      const found = await checkPictures(root, "data/a.json", {image: `./${image}`})
      return found.map(fault => tellFault(fault).expected)
    }
    const good = await draw(1600)
    expect(await told("IMG_1.JPG", good)).toEqual([])
    expect(await told("a.jfif", good)).toEqual([expect.stringMatching(/^an ending \.jpg/)])
    expect(await told("a.heic", "\0\0\0\x14ftypheic\0\0\0\0heic")).toEqual([
      expect.stringContaining("Convert Image"),
    ])
  })

  it("looks at a sound picture once, and again when it or the code is another", async () => {
    const good = await draw(1600)
    await write(good)
    expect(await faults()).toEqual([])
    await rememberPictures(memory(), "1")

    await write(Buffer.alloc(good.length))
    await recallPictures(memory(), "1")
    expect(await faults()).toEqual([])
    await recallPictures(memory(), "2")
    expect(await faults()).toEqual(['"./a.jpg", which cannot be read'])

    await recallPictures(memory(), "1")
    await writeFile(picture(), Buffer.alloc(good.length))
    expect(await faults()).toEqual(['"./a.jpg", which cannot be read'])
  })

  it("remembers no picture with a fault, and nothing of a memory that is cut off", async () => {
    await write(await draw(800))
    const narrow = ['"./a.jpg", 800 px wide']
    expect(await faults()).toEqual(narrow)
    await rememberPictures(memory(), "1")
    await recallPictures(memory(), "1")
    expect(await faults()).toEqual(narrow)
    await writeFile(memory(), '{"version": "1", "sou')
    await recallPictures(memory(), "1")
    expect(await faults()).toEqual(narrow)
  })
})

describe("pictures that trips share", () => {
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
})
