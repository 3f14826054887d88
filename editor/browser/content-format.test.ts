import {projectContent} from "../../gatsby/content/testing/copied-site"
import {fromForm} from "../configuration/form-values"
import {namedContent} from "../testing/named-content"
import {contentFormat, fileOf, schemaIn} from "./content-format"

// biome-ignore lint/suspicious/noExplicitAny: data of any shape
type Json = any

const setUp = () => {
  const format = contentFormat("en")
  const files = Object.entries(namedContent())
  for (const [, value] of files) format.fromFile(JSON.stringify(value))
  const [file, trip] = files.find(([path]) => path.includes("/experiences/")) ?? ["", {}]
  const refusalOf = (value: Json): string => {
    try {
      format.toFile(value)
    } catch (error) {
      expect((error as Error).message).toBe("saving_failed")
      return ((error as Error).cause as Error).message
    }
    return ""
  }
  return {format, file, trip, files, refusalOf}
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

it("refuses what the contract refuses, in its words", () => {
  const {trip, refusalOf} = setUp()
  expect(refusalOf({...trip, price: "12,5"})).toContain(
    `Experiences › ${trip.slug} → Price: found "12,5", expected a whole number of euros`,
  )
})

it("writes numbers that were typed with marks between thousands, and no list of faults", () => {
  const {format, trip} = setUp()
  const text = format.toFile({...trip, price: "1.450", checks: "One thing has to be put right."})
  expect(JSON.parse(text)).toEqual({...trip, price: 1450})
})

it("holds a file against the others", () => {
  const {trip, files, refusalOf} = setUp()
  const [other, {code}] = files.filter(([path]) => path.includes("/experiences/"))[1] ?? ["", {}]
  expect(refusalOf({...trip, code})).toMatch(new RegExp(`found "${code}", as in Experiences › `))
  expect(refusalOf({...trip, regions: ["nowhere"]})).toContain('found "nowhere", expected one of')
  expect(other).not.toBe("")
})

it("knows a slug that is not its folder's", () => {
  const {format, file, trip, refusalOf} = setUp()
  format.expect(file)
  expect(refusalOf({...trip, slug: "elsewhere"})).toBe(
    `Experiences › ${trip.slug} → Slug: found "elsewhere", expected "${trip.slug}", the name of its folder`,
  )
})

it("does not mind faults that were there before", () => {
  const {format, trip, files, refusalOf} = setUp()
  const site = files.find(([path]) => path === "data/site.json")?.[1]
  format.fromFile(JSON.stringify({...site, email: "nobody"}))
  expect(refusalOf(trip)).toBe("")
})
