import sharp from "sharp"
import {hiddenData} from "../pictures/testing"
import {withoutNotes} from "./picture-notes"

const drawn = (options: sharp.JpegOptions = {}) =>
  sharp({create: {width: 64, height: 32, channels: 3, background: "#8c4a40"}})
    .composite([
      {input: {create: {width: 8, height: 8, channels: 3, background: "#55805c"}}, left: 0, top: 0},
    ])
    .jpeg(options)

const exif = {
  IFD0: {Make: "Telephone maker", Artist: "Ana Author"},
  IFD3: {GPSLatitudeRef: "N", GPSLatitude: "3/1 27/1 0/1"},
}

const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><dc:creator>Ana Author</dc:creator></x:xmpmeta>'

/** As a telephone writes it: with notes, colours of its own and a second picture behind its end. */
const noted = async (orientation: number, options?: sharp.JpegOptions) =>
  Buffer.concat([
    await drawn(options)
      .withIccProfile("p3")
      .withExif(exif)
      .withXmp(xmp)
      .withMetadata({orientation})
      .toBuffer(),
    await drawn().withExif(exif).toBuffer(),
  ])

const pixels = (picture: Uint8Array) => sharp(picture).autoOrient().raw().toBuffer()

it.each([
  [1, {}],
  [6, {}],
  [3, {progressive: true}],
])("keeps pixels, colours and turn %s, and nothing else", async (orientation, options) => {
  const before = await noted(orientation, options)
  expect(await hiddenData(before)).toEqual(["exif", "icc", "xmp"])
  const after = withoutNotes(before)
  expect(await pixels(after)).toEqual(await pixels(before))
  expect((await sharp(after).metadata()).icc).toEqual((await sharp(before).metadata()).icc)
  expect(await hiddenData(Buffer.from(after))).toEqual(
    orientation === 1 ? ["icc"] : ["exif", "icc"],
  )
  expect(Buffer.from(after).toString("latin1")).not.toMatch(/Telephone|Ana|GPS|<x:/)
  expect(withoutNotes(after)).toBe(after)
})

it.each([
  ["png", 1],
  ["webp", 1],
  ["png", 6],
  ["webp", 6],
] as const)("keeps pixels and colours of a %s turned %s alike", async (format, orientation) => {
  const before = await drawn()
    .toFormat(format)
    .withIccProfile("p3")
    .withExif(exif)
    .withXmp(xmp)
    .withMetadata({orientation})
    .toBuffer()
  const more = Buffer.from(orientation === 1 ? "Ana Author" : "")
  const after = withoutNotes(Buffer.concat([before, more]))
  expect(await pixels(after)).toEqual(await pixels(before))
  expect((await sharp(after).metadata()).icc).toEqual((await sharp(before).metadata()).icc)
  if (orientation > 1) return void expect(after).toEqual(before)
  expect(await hiddenData(Buffer.from(after))).toEqual(["icc"])
  expect(Buffer.from(after).toString("latin1")).not.toMatch(/Telephone|Ana|GPS|<x:/)
  expect(withoutNotes(after)).toBe(after)
})

it("leaves the colours of print, and a missing end, as they are", async () => {
  const print = await drawn().toColourspace("cmyk").withExif(exif).toBuffer()
  expect(await pixels(withoutNotes(print))).toEqual(await pixels(print))
  const open = (await noted(6)).subarray(0, -2)
  expect(await pixels(withoutNotes(open))).toEqual(await pixels(open))
})

it("returns what it cannot read, and what is clean, untouched", async () => {
  const clean = await drawn().toBuffer()
  for (const bytes of [
    clean,
    await sharp(clean).png().toBuffer(),
    (await sharp(clean).png().withExif(exif).toBuffer()).subarray(0, -20),
    (await sharp(clean).webp().withExif(exif).toBuffer()).subarray(0, -20),
    clean.subarray(0, 40),
    Buffer.alloc(0),
  ])
    expect(withoutNotes(bytes)).toBe(bytes)
})
