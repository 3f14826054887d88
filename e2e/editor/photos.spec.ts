import path from "node:path"
import type {Locator} from "@playwright/test"
import sharp from "sharp"
import {hiddenData} from "../../gatsby/pictures/testing"
import {expect, openForm, test} from "./support/form"

/** A photograph of one colour, as a telephone writes it. */
const photo = async (name: string, background: string) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await sharp({create: {width: 1800, height: 1200, channels: 3, background}})
    .withExif({IFD3: {GPSLatitudeRef: "N", GPSLatitude: "3/1 27/1 0/1"}})
    .jpeg()
    .toBuffer(),
})

/** How files begin that no page can show, and what they are called when they are refused. */
const foreign = {
  heic: ["\0\0\0\x18ftypheic\0\0\0\0mif1heic", "a HEIC photograph"],
  avif: ["\0\0\0\x18ftypavif\0\0\0\0mif1avif", "an AVIF picture"],
  tiff: ["II*\0", "a TIFF or raw photograph"],
  gif: ["GIF89a", "a GIF, which"],
  pdf: ["%PDF-1.7", "a PDF document"],
} as const

const foreignFiles = Object.entries(foreign).map(([ending, [start]]) => ({
  name: `four.${ending}`,
  mimeType: "application/octet-stream",
  buffer: Buffer.from(start, "latin1"),
}))

/** Waits until a picture has its size. */
const loaded = (image: Locator) =>
  expect.poll(() => image.evaluate(of => (of as HTMLImageElement).naturalWidth)).not.toBe(0)

test("photographs are chosen, ordered, described and saved in one go @weekly", async ({
  page,
  editor,
}) => {
  const [trip] = editor.trips()
  const before = JSON.parse(editor.text(trip))
  const form = await openForm(page, editor, trip)
  await form.reveal("focus")
  const poster = form.field("focus").getByRole("presentation").first()
  await loaded(poster)
  await form.input("focus.y").press("End")
  await form.reveal("photos")
  const field = form.field("photos")
  const chosen = [await photo("red.jpg", "#a03020"), await photo("green.jpg", "#20a030")]
  await field.getByLabel("Choose photographs").setInputFiles([...chosen, ...foreignFiles])
  for (const [ending, [, name]] of Object.entries(foreign))
    await expect(field.getByRole("alert")).toContainText(`four.${ending}, ${name}`)
  await expect(field.locator("ol > li")).toHaveCount(2)

  await field.getByRole("button", {name: "Photograph 2 of 2: Earlier"}).click()
  await field
    .getByRole("radio", {name: /^Nobody/})
    .last()
    .click()
  await expect(field.getByRole("radio", {checked: true}), "the one that is unfolded").toHaveCount(1)
  await field.getByRole("button", {name: "Photograph 1 of 2", exact: true}).click()
  const texts = {en: "A street in the rain at night", es: "Una calle de noche bajo la lluvia"}
  for (const index of [0, 1])
    for (const language of ["en", "es"] as const)
      await form.fill(`photos.${index}.alt.${language}`, `${texts[language]} ${index}`)
  await form.fill("photos.1.place.day", "1")

  const picture = form.field("photos.0.focus").locator(".focus-picture")
  await loaded(picture.getByRole("presentation"))
  const {width = 0, height = 0} = (await picture.boundingBox()) ?? {}
  await picture.click({position: {x: width * 0.2, y: height * 0.7}})
  await form.input("photos.0.focus.x").press("ArrowRight")
  await form.reveal("photoCredit")
  await form.field("photoCredit").getByRole("checkbox").click()
  await form.fill("photoCredit.credit", "Ana Pérez")
  await form.fill("photoCredit.source", "Taken by our guide")
  await form.saved()

  const {photos, photoCredit, ...rest} = JSON.parse(editor.text(trip))
  expect(rest).toEqual({...before, focus: {...before.focus, y: 100}})
  expect(photoCredit).toEqual({credit: "Ana Pérez", source: "Taken by our guide"})
  const alt = (index: number) => ({en: `${texts.en} ${index}`, es: `${texts.es} ${index}`})
  const file = (name: string) => expect.stringMatching(new RegExp(`^\\./${name}\\.jpg$`))
  expect(photos).toEqual([
    {file: file("green"), focus: {x: 21, y: 70}, alt: alt(0), people: "none"},
    {file: file("red"), alt: alt(1), people: "none", place: {day: 1}},
  ])
  for (const {file} of photos)
    expect(await hiddenData(editor.site.at(path.posix.join(path.dirname(trip), file)))).toEqual([])
  expect(Object.keys(photos[0])).toEqual(["file", "focus", "alt", "people"])
  expect((await editor.site.load()).faults).toEqual([])
})
