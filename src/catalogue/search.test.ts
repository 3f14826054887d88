/** @jest-environment node */
import {makeSearch, type SearchDocument} from "./search"

const trip = (slug: string, parts: Partial<SearchDocument>): SearchDocument => ({
  slug,
  title: "",
  places: "",
  keywords: "",
  shared: "",
  regions: 1,
  card: "A holiday.",
  ...parts,
})

const search = makeSearch([
  trip("coast", {
    title: "Temporada de ballenas Whale season",
    places: "Pacific coast Costa pacífica",
    keywords: "boat turtles dolphins",
  }),
  trip("hills", {
    title: "Birds in the hills Pájaros de la montaña",
    places: "Coffee Region Eje Cafetero",
    keywords: "ciudad",
    card: "A boat is far, on holiday.",
  }),
  trip("city", {title: "Old city walk, part 2", keywords: "canopy"}),
  trip("river", {title: "Río Caño"}),
])

it.each([
  ["the beginning of a word", "ball", ["coast"]],
  ["the singular", "ballena", ["coast"]],
  ["the plural in -es", "ciudades", ["hills"]],
  ["the other gender", "pacífico", ["coast"]],
  ["no accent", "pajaros", ["hills"]],
  ["n for ñ", "montana", ["hills"]],
  ["n for ñ before a word that begins so", "cano", ["river"]],
  ["one letter wrong", "balwenas", ["coast"]],
  ["one letter missing in a word of four", "brds", ["hills"]],
  ["a letter wrong in a word of three", "otd", []],
  ["another word of four, one letter away", "goat", []],
  ["another word with another first letter", "fiver", []],
  ["two words written as one", "oldcity", ["city"]],
  ["a number of a name", "part 2", ["city"]],
  ["no number of anything else", "7 whales", ["coast"]],
  ["a number alone", "100", ["coast", "hills", "city", "river"]],
  ["stop words beside telling ones", "the ballenas of", ["coast"]],
  ["the way to ask for a place", "cerca de la costa", ["coast"]],
  ["the same in English", "near the pacific coast", ["coast"]],
  ["all words before any of them", "boat birds", ["hills"]],
  ["any word where none has all", "whales walk", ["coast", "city"]],
  ["both with an error", "cofee brds", ["hills"]],
  ["a word that every trip has", "whales holiday", ["coast"]],
  ["such a word beside an unknown one", "zeppelin holidays", []],
  ["a word that sounds alike", "vayena", ["coast"]],
  ["the same in English", "dolfins", ["coast"]],
  ["no other word that begins alike", "wale", ["coast"]],
  ["a whole word before one that begins so", "bird", ["hills"]],
  ["an unknown word", "zeppelin", []],
  ["nothing but stop words", "para la", ["coast", "hills", "city", "river"]],
  ["signs alone", "¿?", ["coast", "hills", "city", "river"]],
])("finds by %s: %j", (_, words, expected) => {
  expect(search(words).sort()).toEqual(expected.sort())
})

it("puts places, title and own keywords before what trips share, and the card last", () => {
  const parts = ["card", "shared", "places", "keywords", "title"] as const
  const ordered = makeSearch(parts.map(part => trip(part, {[part]: "Cave"})))
  expect(ordered("cave")).toEqual(["places", "title", "keywords", "shared", "card"])
})

it("puts a keyword before any number of other words, and a trip to one place first", () => {
  const everywhere = {shared: "cave caves cave", card: "A cave of caves."}
  const ordered = makeSearch([
    trip("shared", everywhere),
    trip("far", {keywords: "cave", regions: 4}),
    trip("near", {keywords: "lake, boat, cave"}),
  ])
  expect(ordered("caves")).toEqual(["near", "far", "shared"])
})
