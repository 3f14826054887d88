import {readFileSync} from "fs"
import {listContent} from "../../gatsby/content/content-files"
import {folderSchemas, nameOf} from "../../gatsby/content/schema/files"
import {checkDraft} from "./check-draft"
import {contentFiles, fileFormats, keepSaved} from "./content-files"

const files = listContent(process.cwd()).filter(file => /^data\/.*\.json$/.test(file))
const [trip = ""] = files.filter(file => file.endsWith("/experience.json"))

const kindOf = (file: string) => nameOf(file).replace(".json", "")

/** A file's content as a form has it. */
// The point of these tests is data of any shape.
// biome-ignore lint/suspicious/noExplicitAny: see above
const draftOf = (file: string): any =>
  fileFormats.find(({kind}) => kind === kindOf(file))?.fromFile(readFileSync(file, "utf8"))

beforeEach(() => {
  contentFiles.clear()
  for (const file of files) draftOf(file)
})

const collection = Object.keys(folderSchemas)[0]

it("saves every file byte for byte as it was read", () => {
  for (const file of files) {
    const draft = draftOf(file)
    const format = fileFormats.find(({kind}) => kind === kindOf(file))
    expect(`${format?.toFile(draft)}\n`).toBe(readFileSync(file, "utf8"))
  }
})

it("says in the form's names, and in the language of staff, what is wrong", () => {
  const data = {...draftOf(trip), price: "12,5"}
  expect(checkDraft({collection, path: trip, data}, "es")).toEqual([
    expect.stringMatching(/^Precio: se esperaba .*12,5/),
  ])
  expect(checkDraft({collection, path: trip, data}, "en")).toEqual([
    expect.stringMatching(/^Price: expected .*12,5/),
  ])
})

it("calls choices as the form does", () => {
  const data = {...draftOf(trip), kind: ""}
  const told = checkDraft({collection, path: trip, data}, "es").join("\n")
  expect(told).toMatch(/^Tipo: .*“tour”.*“experiencia”/m)
})

it("refuses a copy that has the slug and the picture of its original", () => {
  const told = checkDraft({collection, path: "", data: draftOf(trip)}, "en").join("\n")
  expect(told).toContain("Slug: another entry has this slug already")
  expect(told).toContain("Image: this picture belongs to the other trip")
})

it("takes a slug for used once its entry is saved, not when a save has failed", () => {
  const data = {...draftOf(trip), slug: "copy"}
  const check = () => checkDraft({collection, path: "", data}, "en").join("\n")
  fileFormats.find(({kind}) => kind === kindOf(trip))?.toFile(data)
  expect(check()).not.toContain("another entry has this slug")
  keepSaved({collection, path: trip.replace(/[^/]+(?=\/[^/]+$)/, "copy"), data})
  expect(check()).toContain("another entry has this slug")
})

it("refuses a change that breaks another file, and names that file", () => {
  const file = "data/activities.json"
  const {activities} = draftOf(file)
  const used = JSON.parse(readFileSync(trip, "utf8")).activities[0]
  const left = activities.filter(({key}: {key: string}) => key !== used)
  const told = checkDraft({path: file, data: {activities: left}}, "en").join("\n")
  expect(told).toMatch(
    new RegExp(`^Experiences › ${trip.split("/")[2]}: Activities › 1: .*${used}`, "m"),
  )
})

it("takes a picture that is not saved yet", () => {
  const data = {...draftOf(trip), image: "blob:https://dev.example.com/1"}
  expect(checkDraft({collection, path: trip, data}, "en")).toEqual([])
})
