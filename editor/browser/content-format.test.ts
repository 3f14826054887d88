import {projectContent} from "../../gatsby/content/testing/copied-site"
import {type StaffLanguage, staffLanguages} from "../../gatsby/words/staff-languages"
import {namedContent} from "../testing/named-content"
import {checksControl} from "./checks-field"
import {contentFormat, fileOf} from "./content-format"
import {moved, type Photo} from "./pictures/photos"

const setUp = () => {
  const format = contentFormat()
  const files = Object.entries(namedContent())
  for (const [, value] of files) format.fromFile(JSON.stringify(value))
  const [file, trip] = files.find(([path]) => path.includes("/experiences/")) ?? ["", {}]
  return {format, file, trip, files}
}

it("finds the file of every content file of the project by what stands in it", () => {
  for (const [file, value] of Object.entries(projectContent())) expect(fileOf(value)).toBe(file)
  expect([fileOf({nav: "Home"}), fileOf(null)]).toEqual([undefined, undefined])
})

it("writes what it has read, in lines as the project's formatter does", () => {
  const {format} = setUp()
  for (const value of Object.values(projectContent())) {
    const text = format.toFile(format.fromFile(JSON.stringify(value)))
    expect(JSON.parse(text)).toEqual(value)
    expect(text).toBe(JSON.stringify(JSON.parse(text), null, 2))
  }
})

it("writes numbers that were typed with marks between thousands, and no list of faults", () => {
  const {format, trip} = setUp()
  const text = format.toFile({...trip, price: "1.450", checks: "One thing has to be put right."})
  expect(JSON.parse(text)).toEqual({...trip, price: 1450})
})

it("gives each entry with a picture the address of a small one, which no file gets", () => {
  const format = contentFormat(picture => `small/${picture}`)
  const {file, trip} = setUp()
  const form = format.fromFile(JSON.stringify(trip)) as {thumbnail: string}
  expect(form.thumbnail).toBe(`small/${file.replace(/[^/]+$/, trip.image.slice(2))}`)
  expect(JSON.parse(format.toFile(form))).toEqual(trip)
})

describe("the field of checks", () => {
  type Field = {isValid: (this: object) => Promise<true | {error: {message: string}}>}

  beforeAll(() => Object.assign(globalThis, {createClass: (definition: object) => definition}))

  /** What a save is told of a draft. */
  const answerTo = (entry: object, language: StaffLanguage) => {
    const field = checksControl({} as never, language) as unknown as Field
    return field.isValid.call({props: {entry}})
  }

  it.each(staffLanguages)(
    "tells of a check that breaks, and refuses the save, in %s",
    async language => {
      const broken = () => {
        throw new TypeError("no such thing")
      }
      const answer = await answerTo({get: broken}, language)
      expect(answer).toEqual({
        error: {message: expect.stringContaining("TypeError: no such thing")},
      })
    },
  )

  it("lets pass what is no data file", async () => {
    expect(await answerTo({get: () => ({toJS: () => ({})})}, "en")).toBe(true)
  })
})

const photos = ["one", "two", "three"].map((file): Photo => ({file}))

it.each([
  [0, 1, "two one three"],
  [1, 1, "one three two"],
  [2, -1, "one three two"],
  [1, -1, "two one three"],
])("moves number %i by %i", (index, step, order) => {
  expect(moved(photos, index, step).map(({file}) => file)).toEqual(order.split(" "))
})
