import {checkContent, contentOrThrow} from "./check-content"
import {formatIssue, setIssueLanguage} from "./issue"
import type {SiteContent} from "./schema/files"
import type {Trip, TripDefaults} from "./schema/trip-defaults"
import {smallContent} from "./testing/small-content"
import {fieldsFromDefaults, withDefaults} from "./trip-defaults"

afterEach(() => setIssueLanguage("en"))

const words = (en: string, es: string) => ({en, es})

const short: TripDefaults["short"] = {
  covers: {meals: "included", guide: "not-included", flights: "not-included", lodging: "included"},
  priceBasis: {per: "person", travellers: 2},
  deposit: 30,
  group: {fewest: 2, most: 8},
  mealsIncluded: {lunches: 1},
  cancelling: words("All of it.", "Todo."),
  ask: ["startTime"],
}

/** The trip of four days with what it asks of some things, and says of others. */
const makeTrip = (defaults: TripDefaults) => {
  const content = contentOrThrow(checkContent(new Map(Object.entries(smallContent()))))
  const bay = content.experiences.find(({slug}) => slug === "whale-bay") as Trip
  const stored = Object.assign(bay, {
    covers: {meals: "ask", guide: "included", flights: "open", entrances: "ask"},
    facts: {},
    ask: ["group", "minimumAge"],
    open: ["cancelling"],
    includes: {items: {en: ["Boats"], es: ["Lanchas"]}},
    notIncluded: undefined,
  })
  return {content, stored, trip: withDefaults(stored, {...content, "trip-defaults": defaults})}
}

it("answers once what a trip asks: its own value wins, what is open stays a question, and nothing absent comes", () => {
  const {trip, stored} = makeTrip({short, day: {deposit: 10}})
  const covers = {meals: "included", guide: "included", flights: "ask", entrances: "ask"}
  expect(trip.covers).toEqual(covers)
  const {priceBasis, deposit, group} = short
  const meals = {lunches: 1, isDaily: true}
  expect(trip.facts).toEqual({priceBasis, deposit, group, mealsIncluded: meals})
  expect(trip.ask).toEqual(["minimumAge", "cancelling", "startTime"])
  expect(fieldsFromDefaults(stored)).toEqual([
    "covers.meals",
    "covers.entrances",
    "group",
    "minimumAge",
    "priceBasis",
    "deposit",
    "mealsIncluded",
  ])
})

it("changes nothing but the questions of every trip while nothing is answered", () => {
  const {trip, stored} = makeTrip({})
  expect(trip).toEqual({
    ...stored,
    covers: {...stored.covers, flights: "ask"},
    ask: ["group", "minimumAge", "cancelling", "priceBasis"],
    answeredRows: [],
    keptOpen: ["cancelling", "flights"],
  })
})

it("takes what a price is for from the site where no length of stay says it", () => {
  const {content, stored} = makeTrip({})
  const site: SiteContent["site"] = {...content.site, priceBasis: "group"}
  expect(withDefaults(stored, {site}).facts?.priceBasis).toEqual({per: "group"})
  const defaults = {site, "trip-defaults": {short}}
  expect(withDefaults(stored, defaults).facts?.priceBasis).toBe(short?.priceBasis)
})

it.each([
  ["en", "nothing: no trip", "whale-bay says “**Flights** to the bay”", "no fact that is answered"],
  ["es", "nada: ningún viaje", "whale-bay dice “**Flights** to the bay”", "ningún dato que aquí"],
] as const)(
  "tells in one run what no trip has, what a list contradicts, what lacks a language, in %s",
  (language, ...messages) => {
    setIssueLanguage(language)
    const files = smallContent()
    const bay = "data/experiences/whale-bay/experience.json"
    Object.assign(files[bay] ?? {}, {
      covers: {flights: "ask"},
      notIncluded: {
        items: {
          en: ["International flights", "**Flights** to the bay"],
          es: ["Vuelos internacionales", "Otros vuelos"],
        },
      },
    })
    const issues = (answers: object) => {
      files["data/trip-defaults.json"] = answers as never
      return checkContent(new Map(Object.entries(files))).issues.map(formatIssue)
    }
    expect(issues({})).toEqual([])
    expect(issues({short: {covers: {flights: "partly"}}})).toEqual([])
    const [lost, opposed, asked] = issues({
      short: {covers: {flights: "included", guide: "included"}, deposit: 30, ask: ["deposit"]},
    })
    expect(lost).toContain(`data/trip-defaults.json → short.covers.guide: `)
    expect(lost).toContain(messages[0])
    expect(opposed).toContain("data/trip-defaults.json → short.covers.flights: ")
    expect(opposed).toContain(messages[1])
    expect(asked).toContain(messages[2])
    expect(issues({long: {cancelling: {en: "All."}}}).join()).toContain("long.cancelling.es: ")
    const meals = {covers: {meals: "not-included"}, mealsIncluded: {lunches: 1}}
    expect(issues({short: meals}).join()).toContain("short.mealsIncluded: ")
    const group = {fewest: 10, most: 2}
    expect(issues({short: {group}}).join()).toContain("short.group.most: ")
    const counted = {covers: {meals: "ask"}, facts: {mealsIncluded: {lunches: 2}}}
    Object.assign(files[bay] ?? {}, counted)
    const [uncovered] = issues({short: {covers: {meals: "not-included"}}})
    expect(uncovered).toMatch(/short\.covers\.meals: .*whale-bay (counts|cuenta)/)
    expect(issues([] as never).join()).toContain("data/trip-defaults.json: ")
  },
)
