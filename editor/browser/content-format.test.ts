import {projectContent} from "../../gatsby/content/testing/copied-site"
import {fromForm} from "../configuration/form-values"
import {namedContent} from "../testing/named-content"
import {contentFormat, fileOf, schemaIn} from "./content-format"

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

it("writes what it has read byte for byte", () => {
  const {format} = setUp()
  for (const value of Object.values(projectContent())) {
    const text = JSON.stringify(value, null, 2)
    const form = format.fromFile(text)
    expect(JSON.stringify(fromForm(schemaIn(form) as never, form), null, 2)).toBe(text)
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
