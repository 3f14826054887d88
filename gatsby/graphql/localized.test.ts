import {localizedExtension} from "./localized"

const part = {description: {en: "From {price}", es: "Desde {price}"}, items: {en: ["{price}"]}}
const internal = {type: "Experience"}
const trip = {internal, price: 1400, seo: part, title: part.description}
const findRootNodeAncestor = (inner: object, isIt: (node: object) => boolean) =>
  inner === part && isIt(trip) ? trip : null
const read = (source: object, fieldName: string, language: string, name = "Note") => {
  const {resolve} = localizedExtension.extend()
  const context = {nodeModel: {findRootNodeAncestor}} as never
  const info = {fieldName, parentType: {name}}
  return resolve(source as Record<string, unknown>, {language}, context, info)
}

it("has the price of its trip, at any depth, as the language writes it", () => {
  expect(read(trip, "title", "en")).toBe("From €1,400")
  expect(read(part, "description", "es")).toBe("Desde 1.400\u00a0€")
  expect(read(part, "items", "en")).toEqual(["€1,400"])
})

it("loses the sentence that names the price once that no longer holds", () => {
  const over = {internal, price: 1400, prices: {rows: [], validUntil: "2020-01-01"}}
  const note = {en: "Some whales. From {price}. More."}
  expect(read({...over, note}, "note", "en")).toBe("Some whales. More.")
})

it("keeps a number and the word that it counts on one line", () => {
  const notes = {
    en: ["About 2 hours, 1,500 metres up", "In 2025 we"],
    es: ["Del 20 de octubre"],
  }
  expect(read({notes}, "notes", "en")).toEqual([
    "About 2\u00a0hours, 1,500\u00a0metres up",
    "In 2025 we",
  ])
  expect(read({notes}, "notes", "es")).toEqual(["Del 20\u00a0de\u00a0octubre"])
})

it("binds it in every title but those that go out as text", () => {
  const title = {en: "In 4 days"}
  expect(read({title}, "title", "en")).toBe("In 4\u00a0days")
  expect(read({title}, "title", "en", "Experience")).toBe("In 4 days")
  expect(read({title}, "title", "en", "SeoTexts")).toBe("In 4 days")
})

it("is null where it is not set, and English in a language that the site does not have", () => {
  expect(read({}, "title", "en")).toBeNull()
  expect(read({title: {en: "Coffee"}}, "title", "fr")).toBe("Coffee")
})

it("leaves texts alone that belong to no trip", () => {
  expect(read({title: {en: "{price}"}}, "title", "en")).toBe("{price}")
})
