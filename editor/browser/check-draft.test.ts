import {folderSchemas, nameOf} from "../../gatsby/content/schema/files"
import {smallContent} from "../../gatsby/content/testing/small-content"
import {checkDraft, inheritedBy} from "./check-draft"
import {contentFiles, fileFormats, keepSaved} from "./saved-files"

const files = smallContent()
const trip = "data/experiences/day-walk/experience.json"

const formatOf = (file: string) =>
  fileFormats.find(({kind}) => kind === nameOf(file).replace(".json", ""))

/** A file's content as a form has it. */
// The point of these tests is data of any shape.
// biome-ignore lint/suspicious/noExplicitAny: see above
const draftOf = (file: string): any => formatOf(file)?.fromFile(JSON.stringify(files[file]))

beforeEach(() => {
  contentFiles.clear()
  for (const file of Object.keys(files)) draftOf(file)
})

const collection = Object.keys(folderSchemas)[0]

it("saves every file with the values that were read", () => {
  for (const [file, value] of Object.entries(files))
    expect(JSON.parse(formatOf(file)?.toFile(draftOf(file)) ?? "")).toEqual(value)
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

it("lists what a trip's draft takes from the answers for all trips", () => {
  contentFiles.set("data/trip-defaults.json", {
    day: {covers: {meals: "included", guide: "included"}, deposit: 30},
  })
  const draft = {...draftOf(trip), covers: {meals: "ask", guide: "open"}}
  const inherited = (data: object) => inheritedBy({collection, path: trip, data}, "es")
  expect(inherited(draft)).toEqual(["Comidas: incluye", "Anticipo"])
  expect(inherited({...draft, open: ["deposit"]})).toEqual(["Comidas: incluye"])
  expect(inherited({})).toEqual([])
})

it("refuses a copy that has the slug and the picture of its original", () => {
  const messages = checkDraft({collection, path: "", data: draftOf(trip)}, "en").join("\n")
  expect(messages).toContain("Slug: another entry has this slug already")
  expect(messages).toContain("Image: this picture belongs to the other trip")
})

it("takes a slug for used once its entry is saved, not when a save has failed", () => {
  const data = {...draftOf(trip), slug: "copy"}
  const check = () => checkDraft({collection, path: "", data}, "en").join("\n")
  formatOf(trip)?.toFile(data)
  expect(check()).not.toContain("another entry has this slug")
  keepSaved({collection, path: trip.replace(/[^/]+(?=\/[^/]+$)/, "copy"), data})
  expect(check()).toContain("another entry has this slug")
})

it("takes a picture that is not saved yet", () => {
  const data = {...draftOf(trip), image: "blob:https://dev.example.com/1"}
  expect(checkDraft({collection, path: trip, data}, "en")).toEqual([])
})
