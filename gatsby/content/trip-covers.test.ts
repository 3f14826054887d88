import {faultsOf, testRules, whales} from "./testing/trip-rules"

testRules([
  [
    "flights that it covers and does not include",
    whales,
    e => {
      e.covers = {flights: "included"}
      e.notIncluded.items.es[1] = "Vuelos dentro de Colombia"
    },
    'covers.flights: found "included", expected "not-included" or "partly", as notIncluded.items.es[1] says “Vuelos',
  ],
  [
    "meals that it includes and does not cover",
    whales,
    e => {
      e.covers = {meals: "not-included"}
      e.includes.items.en[0] = "**Full board**: breakfast, lunch and dinner"
    },
    'covers.meals: found "not-included", expected "included" or "partly", as includes.items.en[0] says “**Full',
  ],
  [
    "a guide that it includes and has to be asked for",
    whales,
    e => {
      e.covers = {guide: "ask"}
      e.includes.items.es[0] = "Guía bilingüe en los senderos"
    },
    'covers.guide: found "ask", expected',
  ],
])

it("takes lists that do not speak of what the price covers beyond doubt", () => {
  // biome-ignore lint/suspicious/noExplicitAny: data of any shape
  const change = (trip: any) => {
    trip.covers = {flights: "included", insurance: "included", meals: "ask", guide: "partly"}
    const lists = [
      ["International flights", "Vuelos internacionales"],
      ["Costs of changing flights", "Costos por cambios de vuelo"],
      ["International insurance", "Seguro internacional"],
    ]
    trip.notIncluded.items.en = lists.map(([en]) => en)
    trip.notIncluded.items.es = lists.map(([, es]) => es)
    trip.includes.items.en[0] = "Dinner by the river, optional"
    trip.includes.items.es[0] = "Cena junto al río, opcional"
  }
  expect(faultsOf(whales, change)).toEqual([])
})

it("takes a row that is partly covered, whatever the lists say, and rows without any list", () => {
  // biome-ignore lint/suspicious/noExplicitAny: data of any shape
  const named = (trip: any) => {
    trip.covers = {flights: "partly"}
    trip.includes.items.en[0] = "Domestic flights"
    trip.notIncluded.items.en[0] = "Flights home"
  }
  expect(faultsOf(whales, named)).toEqual([])
  // biome-ignore lint/suspicious/noExplicitAny: data of any shape
  const bare = (trip: any) => {
    trip.covers = {flights: "included", meals: "ask"}
    delete trip.includes
    delete trip.notIncluded
  }
  expect(faultsOf(whales, bare)).toEqual([])
})
