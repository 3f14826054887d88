/** @jest-environment node */
import MiniSearch from "minisearch"
import {asksPrice, findTrips, readIndex} from "./find-trips"
import {indexOptions, type SearchedTrip} from "./index-options"

const trip = (slug: string, parts: Partial<SearchedTrip>): SearchedTrip => ({
  slug,
  title: "",
  places: "",
  words: "",
  card: "",
  days: 1,
  ...parts,
})

const indexOf = (...trips: SearchedTrip[]) => {
  const made = new MiniSearch(indexOptions)
  made.addAll(trips)
  return readIndex(JSON.stringify(made))
}

const index = indexOf(
  trip("coast", {title: "Temporada de ballenas", places: "Pacific coast", words: "boat turtles"}),
  trip("hills", {title: "Birds in the hills", places: "Coffee Region", card: "A boat is far."}),
  trip("city", {title: "Old city walk", places: "Coffee", words: "walks"}),
)

it.each([
  ["the beginning of a word", "ball", ["coast"]],
  ["the singular", "ballena", ["coast"]],
  ["one letter wrong", "balwenas", ["coast"]],
  ["one letter wrong in a word of four", "baot", []],
  ["one letter missing in a word of four", "brds", ["hills"]],
  ["one letter wrong in a word of three", "otd", []],
  ["a word of every part", "pacific", ["coast"]],
  ["empty words beside telling ones", "the ballenas of", ["coast"]],
  ["nothing but empty words", "the", []],
  ["nothing", "", []],
  ["signs alone", "¿?", []],
])("finds by %s: %j", (_, text, expected) => {
  expect(findTrips(index, text)).toEqual(expected)
})

it.each([
  ["ejecafetero", ["hills"]],
  ["EjeCafetero", ["hills"]],
  ["#ejecafetero", ["hills"]],
  ["canocristales", ["river"]],
  ["#CañoCristales", ["river"]],
  ["valledelcocora", ["hills"]],
  ["sanandres birds", []],
  ["ejecristales", []],
])("%s finds what the joined name stands for", (text, expected) => {
  const named = indexOf(
    trip("hills", {places: "Eje Cafetero, Valle del Cocora"}),
    trip("river", {title: "Caño Cristales"}),
  )
  expect(findTrips(named, text)).toEqual(expected)
})

it.each([
  ["12 days", ["long"]],
  ["12 días", ["long"]],
  ["12 di\u0301as", ["long"]],
  ["12dias", ["long"]],
  ["12-day trip", ["long"]],
  ["3 to 5 days", ["short", "shorter"]],
  ["3-5 días", ["short", "shorter"]],
  ["3 noches", ["short"]],
  ["4 days 3 nights", ["short"]],
  ["1 day", ["day"]],
  ["coast 4 days", ["short"]],
  ["twelve days", ["long"]],
  ["doce días", ["long"]],
  ["#12days", ["long"]],
  ["9+ days", ["long"]],
  ["de 3 a 5 días", ["short", "shorter"]],
  ["two weeks", ["long"]],
  ["un fin de semana", ["short", "shorter"]],
  ["weekend", ["short", "shorter"]],
  ["un día", ["day"]],
  ["a night on the coast", ["day", "short"]],
  ["7 days", ["short"]],
  ["2 days", ["day", "shorter"]],
  ["40 días", ["long"]],
  ["12 diamonds", []],
])("%j finds trips of that length, or of the nearest", (text, expected) => {
  const lasting = indexOf(
    trip("day", {card: "One of the best days on the coast."}),
    trip("short", {title: "Coast", days: 4}),
    trip("shorter", {title: "Hills", days: 3}),
    trip("long", {title: "Birds", days: 12}),
  )
  expect(findTrips(lasting, text).sort()).toEqual(expected)
})

it.each([
  ["July", ["river", "hills", "city"]],
  ["julio", ["river", "hills", "city"]],
  ["#Julio", ["river", "hills", "city"]],
  ["en diciembre", ["winter", "hills", "city"]],
  ["Christmas", ["winter", "hills", "city"]],
  ["en navidad", ["winter", "hills", "city"]],
  ["15 July 2027", ["river", "hills", "city"]],
  ["July or December", ["river", "winter", "hills", "city"]],
  ["city in July", ["city"]],
  ["river July", ["river"]],
  ["May, 4 days", ["hills"]],
  ["zeppelin in May", ["hills", "city"]],
  ["rivers in May", []],
])("%j finds trips of that month, those of a season first", (text, expected) => {
  const dated = indexOf(
    trip("hills", {title: "Hills", days: 4}),
    trip("city", {title: "City"}),
    trip("river", {title: "River", season: {from: "06-01", to: "11-30"}}),
    trip("winter", {title: "Whales", season: {from: "12-01", to: "02-15"}, days: 4}),
  )
  expect(findTrips(dated, text)).toEqual(expected)
})

it.each([
  ["cheap", ["walk", "boat", "open"]],
  ["the cheapest trips", ["walk", "boat", "open"]],
  ["económicos", ["walk", "boat", "open"]],
  ["baratas", ["walk", "boat", "open"]],
  ["cheap coast", ["walk", "open"]],
  ["viaje barato de 4 días", ["boat"]],
])("%s puts the lowest price first, and last what has none", (text, expected) => {
  const priced = indexOf(
    trip("open", {places: "coast"}),
    trip("boat", {price: 900, days: 4}),
    trip("walk", {places: "coast", price: 60}),
  )
  expect(findTrips(priced, text)).toEqual(expected)
  expect(asksPrice(text)).toBe(true)
})

it("a word that all trips have finds all, and answers nothing beside a word that none has", () => {
  const shared = indexOf(
    trip("coast", {title: "Whales", words: "trip Colombia"}),
    trip("hills", {title: "Birds", words: "trip Colombia"}),
  )
  expect(findTrips(shared, "Colombia").sort()).toEqual(["coast", "hills"])
  expect(findTrips(shared, "birds Colombia trips")).toEqual(["hills"])
  expect(findTrips(shared, "#whalescolombia")).toEqual(["coast"])
  expect(findTrips(shared, "zeppelin trip")).toEqual([])
})

it("shows trips that have all of the words alone, else those that have any", () => {
  expect(findTrips(index, "coffee birds")).toEqual(["hills"])
  expect(findTrips(index, "ballenas birds").sort()).toEqual(["coast", "hills"])
})

it("leaves out what is only alike where a trip has the words exactly", () => {
  const alike = indexOf(
    trip("exact", {card: "A cave."}),
    trip("like", {title: "A cape."}),
    trip("begins", {card: "Caves and caverns"}),
    trip("longer", {card: "Caverns"}),
  )
  expect(findTrips(alike, "cave").sort()).toEqual(["begins", "exact", "longer"])
  expect(findTrips(alike, "cabe").sort()).toEqual(["begins", "exact", "like"])
})

it("puts what has the word before what begins with it, and this before what is only alike", () => {
  const titles = {like: "Cape", begins: "Cabezas", exact: "Cabe"}
  const titled = (...slugs: (keyof typeof titles)[]) =>
    indexOf(...slugs.map(slug => trip(slug, {title: titles[slug]})))
  expect(findTrips(titled("like", "begins"), "cabe")).toEqual(["begins", "like"])
  expect(findTrips(titled("like", "begins", "exact"), "cabe")).toEqual(["exact", "begins"])
})

it("leaves out what has one of the words and of the other what is only alike", () => {
  const half = indexOf(trip("both", {card: "A cave, a boat."}), trip("half", {card: "Cave, boar."}))
  expect(findTrips(half, "cave boat")).toEqual(["both"])
  expect(findTrips(half, "cave boas").sort()).toEqual(["both", "half"])
})

it("shows trips that have all of the words alone, also where none has them exactly", () => {
  expect(findTrips(index, "cofee brds")).toEqual(["hills"])
})

it("puts the title before the words, these before the places, and the card last", () => {
  const parts = ["card", "places", "words", "title"] as const
  const ordered = indexOf(...parts.map(part => trip(part, {[part]: "Cave"})))
  expect(findTrips(ordered, "cave")).toEqual(["title", "words", "places", "card"])
})

it("looks for a dozen words, however many an address brings", () => {
  const many = Array.from({length: 12}, (_, place) => `zz${place}`).join(" ")
  expect(findTrips(index, `${many} ballenas`)).toEqual([])
  expect(findTrips(index, `ballenas ${many}`)).toEqual(["coast"])
})
