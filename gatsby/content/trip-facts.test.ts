import {birds, faultsOf, testEdits, testRules, testValues, whales} from "./testing/trip-rules"

const words = {en: "Some words.", es: "Algunas palabras."}

/** A sound value of a fact with one change. */
const facts = (values: object) => (trip: Record<string, unknown>) => {
  trip.facts = values
  delete trip.ask
}

const notAsked = {ask: undefined}

testValues(
  birds,
  "facts",
  [
    [{duration: {hours: "1", sense: "about"}}, '.duration.hours: found "1", expected a number'],
    [{duration: {hours: 25, sense: "about"}}, ".duration.hours: found 25, expected at most 24"],
    [{duration: {hours: 1}}, ".duration.sense: found nothing, expected one of"],
    [{startTime: "6 pm"}, '.startTime: found "6 pm", expected a time of the day'],
  ],
  notAsked,
)

testValues(
  whales,
  "facts",
  [
    [{duration: {hours: 8, sense: "over"}}, ".duration: found"],
    [{group: {fewest: 8, most: 2}}, ".group.most: found 2, expected at least 8"],
    [{group: {fewest: 2}}, ".group.most: found nothing"],
    [{effort: {level: "easy"}}, ".effort.why: found nothing"],
    [
      {effort: {level: "moderate", upTo: "easy", why: words}},
      '.effort.upTo: found "easy", expected a level above',
    ],
    [{start: {region: "hills"}}, '.start.region: found "hills", expected "coast"'],
    [{end: {region: "hills"}}, '.end.region: found "hills", expected "coast"'],
    [{start: {}}, ".start: found {}, expected either a region or a place"],
    [{start: {region: "coast", place: words}}, ".start: found"],
    [{guideLanguages: {}}, ".guideLanguages: found {}, expected at least one"],
    [{minimumAge: 0}, ".minimumAge: found 0, expected at least 1"],
    [{access: {mud: "yes"}}, '.access.mud: found "yes", expected true or false'],
    [{access: {stepsAt: words}}, ".access.stepsAt: found"],
    [{accommodation: {nights: 4}}, ".accommodation.nights: found 4, expected 3"],
    [{mealsIncluded: {dinners: 5}}, ".mealsIncluded.dinners: found 5, expected at most 4"],
  ],
  notAsked,
)

testValues(whales, "ask", [[["minimumAge"], '[0]: found "minimumAge", expected no fact']], {
  facts: {minimumAge: 12},
})

testEdits(whales, [
  ["ask[1]", "minimumAge", 'found "minimumAge" a second time'],
  ["ask[0]", "weather", 'found "weather", expected one of'],
])

it("takes a trip with any one of the facts, with none, and with all of them open", () => {
  const all = {
    start: {region: "coast"},
    end: {place: words},
    startTime: "18:00",
    effort: {level: "easy", upTo: "moderate", why: words},
    access: {steps: 700},
    group: {fewest: 2, most: 8, isPrivate: true},
    guideLanguages: {languages: ["en"]},
    minimumAge: 12,
    accommodation: {nights: 3, kind: words},
    mealsIncluded: {lunches: 3},
  }
  for (const [name, value] of Object.entries(all))
    expect(faultsOf(whales, facts({[name]: value}))).toEqual([])
  expect(faultsOf(whales, facts(all))).toEqual([])
  expect(faultsOf(whales, facts({}))).toEqual([])
  const open = (trip: Record<string, unknown>) => {
    delete trip.facts
    trip.ask = Object.keys(all)
  }
  expect(faultsOf(whales, open)).toEqual([])
})

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
