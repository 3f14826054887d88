import {copyOf} from "./scale-project"

const words = {en: "A walk", es: "Caminar"}
const original = {
  slug: "walk",
  code: "WALK",
  title: words,
  messagingTitle: words,
  seo: {title: words, description: words},
  price: 70,
}

it("keeps the real ones as they are in the first round", () => {
  expect(copyOf(original, 0)).toEqual(original)
})

it("gives every copy an address, titles and search texts of its own, none longer", () => {
  const copies = [1, 2].map(round => copyOf(original, round))
  expect(copies.map(({slug}) => slug)).toEqual(["walk-1", "walk-2"])
  for (const {code} of copies) expect(code).toMatch(/^[A-Z]{5}$/)
  expect(new Set(copies.map(({code}) => code)).size).toBe(2)
  expect(copies[1]?.title).toEqual({en: "2:walk", es: "2:minar"})
  expect(copies[1]?.messagingTitle).toEqual(copies[1]?.title)
  expect(copies[1]?.seo.description).toEqual(copies[1]?.title)
  expect(copies[1]?.price).toBe(70)
})

it("tells a copy from an original that begins with its number", () => {
  const thirteen = {...original, title: {en: "13 days", es: "13 días"}}
  const copies = [1, 13].map(round => copyOf(thirteen, round).title.en)
  expect(new Set([thirteen.title.en, ...copies]).size).toBe(3)
})
