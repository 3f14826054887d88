import build from "../../../locales/en/build.json"
import type {Experience} from "../../content/schema/experience"
import {storedNames} from "../../content/schema/facts"
import type {Region} from "../../content/schema/region"
import {openNames, openTopics} from "../../facts/questions"
import {makeContent} from "../testing/make-content"
import {regionComputed} from "./region"
import {dayComputed, tripFactComputed} from "./trip-facts"

const {closedStarts, factRows, openFacts, isCoolerHigherUp} = tripFactComputed.fields
const {packingList, priceTable} = tripFactComputed.fields

const text = (en: string, es = en) => ({en, es})
const aDay = text("A day.", "Un día.")

/** A trip of four days on the coast with nothing known but what a case changes. */
const makeTrip = (change: Partial<Experience> = {}, own: Partial<Region> = {}) => {
  const made = makeContent()
  const [whales, coast] = [made.trip("whale-bay"), made.region("coast")]
  const items = [{from: 1, to: 4, title: aDay, description: aDay, region: "coast"}]
  Object.assign(
    whales,
    {regions: ["coast"], facts: {}, ask: ["group", "cancelling"], days: {status: "example", items}},
    change,
  )
  Object.assign(coast, own)
  return {...made, whales, coast}
}

/** Facts and open questions of that trip. */
const factsOf = (change: Partial<Experience> = {}, own: Partial<Region> = {}) => {
  const {resolve, whales} = makeTrip(change, own)
  const rows = resolve(factRows, whales)
  return {
    linesOf: (name: string) => rows.find(row => row.name === name)?.lines,
    asked: openNames(whales) as string[],
    open: resolve(openFacts, whales)?.more ?? null,
    isCooler: resolve(isCoolerHigherUp, whales),
  }
}

const port = {town: text("Port", "Puerto")}

it("says in which town the days begin and end, unless a trip leaves its end open", () => {
  const derived = factsOf({ask: ["start", "end", "group"]}, port)
  expect(derived.linesOf("start")).toEqual(["Port", "according to the example itinerary"])
  expect(derived.linesOf("end")).toBeUndefined()
  expect(derived.asked).toContain("end")
  const start = text("Pier", "Muelle")
  expect(factsOf({facts: {start}}, port).linesOf("start")).toEqual(["Pier"])
  expect(factsOf({days: undefined}, port).linesOf("start")).toBeUndefined()
  expect(factsOf({}, port).linesOf("end")).toEqual(["Port"])
  const townless = {town: undefined, name: text("Coast", "Costa")}
  expect(factsOf({facts: {start}}, townless).linesOf("end")).toEqual([
    "Coast",
    "according to the example itinerary",
  ])
})

it("counts nights by place, flights, and first days that meet a closure, as the days go", () => {
  const go = (from: number, region: string, ...by: ("air" | "road")[]) => ({
    ...{from, to: from + 1, title: aDay, description: aDay, region},
    travel: {ways: by.map(way => ({by: way}))},
  })
  const items = [go(1, "coast"), go(3, "hills", "air"), go(5, "coast", "road", "air")]
  const {resolve, region, whales} = makeTrip({
    regions: ["coast", "hills"],
    length: {days: 6},
    season: undefined,
    days: {status: "example", items},
  })
  const periods = [{from: "01-03", to: "01-10"}]
  Object.assign(region("coast"), {name: text("Coast"), closures: undefined})
  const note = text("Ask.")
  const closures = {title: aDay, closedPlace: text("The park"), note, periods}
  Object.assign(region("hills"), {name: text("Hills"), closures})
  const rows = resolve(factRows, whales)
  const rowNamed = (name: string) => rows.find(row => row.name === name)
  expect(rowNamed("nights")).toMatchObject({
    label: "Nights in the example",
    lines: ["Coast 3, Hills 2"],
  })
  expect(rowNamed("flights")?.lines).toEqual(["1, on day 3", "perhaps on day 5"])
  // One arrives in the hills on the third day, and visits them on the fourth.
  expect(rowNamed("closedStarts")?.lines).toEqual([
    "The park: 31 December to 7 January; check for your year",
  ])
  const [start] = resolve(closedStarts, whales)
  expect(start).toMatchObject({from: "12-31", to: "01-07", period: "3 to 10 January"})
  const startsIn = (season: typeof whales.season) => {
    const rows = resolve(factRows, {...whales, season})
    return rows.find(({name}) => name === "closedStarts")?.lines
  }
  expect(startsIn({from: "01-05", to: "11-30"})).toEqual([
    "The park: 5 to 7 January; check for your year",
  ])
  expect(startsIn({from: "01-02", to: "01-05"})).toEqual([
    "The park: 2 to 5 January; check for your year",
  ])
  expect(startsIn({from: "01-05", to: "01-02"})).toEqual([
    "The park: 31 December to 2 January, 5 to 7 January; check for your year",
  ])
  expect(startsIn({from: "06-01", to: "11-30"})).toBeUndefined()
  // Without days one may be there on any but the last; the closure itself is told with the season.
  delete whales.days
  expect(resolve(closedStarts, whales)).toMatchObject([{from: "12-30", to: "01-10"}])
  expect(resolve(factRows, whales).some(({name}) => name === "closedStarts")).toBe(false)
})

it("tells the hours of a day beside its length, by which the catalogue has its groups", () => {
  const meal = {length: {days: 1}, facts: {duration: {hours: 2, sense: "over" as const}}}
  expect(factsOf(meal).linesOf("duration")).toEqual(["Over 2 hours"])
})

it("tells how long tours of a kind usually take, and still asks about the trip's own", () => {
  const duration = {hours: 1.5, upTo: 3, sense: "usual" as const}
  const walk = factsOf({length: {days: 1}, facts: {duration}, ask: ["duration"]})
  expect(walk.linesOf("duration")).toEqual(["Tours like this usually take 1.5 to 3 hours"])
  expect(walk.asked).toContain("duration")
})

it("leaves the end open where the last day travels on, unless it is given", () => {
  const to = text("another city", "otra ciudad")
  const last = {from: 4, title: aDay, description: aDay, region: "coast", travel: {to}}
  const items = [{...last, from: 1, to: 3, travel: undefined}, last]
  const days = {status: "example" as const, items}
  const {linesOf, asked} = factsOf({days, ask: []}, port)
  expect(linesOf("end")).toBeUndefined()
  expect(asked).toContain("end")
  const city = factsOf({days, facts: {end: text("City", "Ciudad")}})
  expect(city.linesOf("end")).toEqual(["City"])
  expect(city.asked).not.toContain("end")
})

it("asks how long walks are that nobody has measured, for boats where a trip is about water, and for no steps", () => {
  const asked = (change: Partial<Experience>) =>
    factsOf({activities: ["active"], ask: [], ...change}).asked
  const access = {mud: true, altitude: 2000}
  const measures = ["longestWalk"]
  expect(asked({facts: {}})).toEqual([])
  expect(asked({ask: ["access"]})).toEqual(measures)
  expect(asked({facts: {access}, activities: ["water"]})).toEqual([...measures, "boatStep"])
  for (const access of [
    {longestWalk: 4, boatStep: 40},
    {longestWalk: 0, boatStep: 0},
  ])
    expect(asked({facts: {access}, activities: ["water"]})).toEqual([])
})

it("asks nothing of walks whose length the sentence on effort tells", () => {
  const asked = (en: string) =>
    factsOf({facts: {access: {mud: true}, effort: {level: "easy", why: text(en)}}}).asked
  expect(asked("A trail of 4 km.")).not.toContain("longestWalk")
  expect(asked("A trail.")).toContain("longestWalk")
})

it("asks how one gets to a trip and back, or about on its days, unless the price covers it", () => {
  const asked = (transfers: "ask" | "included", change: Partial<Experience> = {}) =>
    factsOf({covers: {transfers}, ...change}).open?.chatText ?? ""
  expect(asked("ask", {days: undefined})).toMatch("get there and back")
  expect(asked("included", {days: undefined})).not.toMatch("get there and back")
  expect(asked("ask")).toMatch("get around")
  expect(asked("included")).not.toMatch("get around")
})

it("asks when one comes to a house for a night and goes, in place of where one meets", () => {
  const accommodation = {nights: 1, kind: text("House", "Casa")}
  const askedOf = (days: number) => {
    const ask = ["start", "startTime"] as const
    const facts = {accommodation}
    return factsOf({length: {days}, facts, ask: [...ask], days: undefined})
  }
  const {open, asked} = askedOf(1)
  expect(asked).toEqual(["startTime"])
  expect(open?.chatText).toMatch("From what time can we arrive, and by when do we leave?")
  expect(askedOf(2).open?.chatText).toMatch("Where do we meet and at what time does it start?")
})

it("is cooler higher up than in town only where a trip may go", () => {
  const isCooler = (facts: Experience["facts"] = {}) =>
    factsOf({facts}, {altitude: {low: 2600, high: 3200}}).isCooler
  expect(isCooler()).toBe(true)
  expect(isCooler({access: {altitude: 3150}})).toBe(true)
  expect(isCooler({access: {altitude: 2650}})).toBe(false)
})

it("tells how hard a trip is: by a level and why, or by the range to choose from alone", () => {
  const why = text("From low to high.", "De baja a alta.")
  const effort = (upTo?: "moderate") =>
    factsOf({facts: {effort: {level: "easy", upTo, why}}}).linesOf("effort")
  expect(effort()).toEqual(["Low", why.en])
  expect(effort("moderate")).toEqual([why.en])
})

it("counts its destinations in their label", () => {
  const labelOf = (regions: string[]) => {
    const {resolve, whales} = makeTrip({regions})
    return resolve(factRows, whales).find(({name}) => name === "regions")?.label
  }
  expect(labelOf(["coast"])).toBe("Place")
  expect(labelOf(["coast", "hills"])).toBe("Places")
})

it("names the place of a figure", () => {
  const access = {
    ...{altitudeAt: text("pass", "paso"), altitude: 3000, steps: 700, mud: false},
    ...{longestWalkAt: text("loop"), longestWalk: 12},
  }
  expect(factsOf({facts: {access}}).linesOf("effort")).toEqual([
    "About 700 steps. Walks of up to 12 km (loop). Up to about 3,000 metres above sea level (pass).",
  ])
})

it("asks what is open in groups, with what days and fees leave open", () => {
  const covers = {guide: "ask", meals: "included"} as const
  const {open} = factsOf({covers}, {fees: [{name: aDay}]})
  expect(open?.rows.map(({questions}) => questions)).toEqual([
    "Does it include guide? What do we get back if we cancel? How much are the local fees?",
    "How big is the group?",
    "How do we get around?",
  ])
  const known = {fees: [{name: aDay, euros: 5}]}
  expect(factsOf({covers: {}, ask: []}, known).open).toBeNull()
})

it("asks where one sleeps once the price is said to have it", () => {
  const asked = (lodging: "ask" | "included") =>
    factsOf({covers: {lodging}, ask: ["accommodation"]}).asked
  expect(asked("ask")).toEqual(["lodging"])
  expect(asked("included")).toEqual(["accommodation"])
})

it("says of a row that it is excluded or asks about it, never both", () => {
  const {excludedText} = tripFactComputed.fields
  const excluded = (covers: Experience["covers"], notIncluded?: Experience["notIncluded"]) => {
    const {resolve, whales} = makeTrip({covers, notIncluded})
    return resolve(excludedText, whales)
  }
  expect(excluded({flights: "not-included", insurance: "ask", meals: "not-included"})).toMatch(
    /: meals, flights within Colombia, domestic airport taxes and local fees, optional/,
  )
  expect(excluded({flights: "ask", insurance: "included"})).not.toMatch(/flights|insurance/)
  expect(excluded({})).toMatch(/: local fees, insurance,/)
  expect(excluded({}, {items: {en: ["Tips"], es: ["Propinas"]}})).toMatch(/^Local fees/)
})

it("lists what the price leaves open in small letters, as within a sentence", () => {
  const {linesOf} = factsOf({covers: {meals: "ask", guide: "ask", lodging: "included"}})
  const [included, open = ""] = linesOf("covers") ?? []
  expect(included).toBe("Included: accommodation")
  expect(open).toMatch(/: [a-z][^,]*, [a-z]/)
})

it("says from the trip's own list what is included where no row is settled", () => {
  const en = ["A **boat**", "Time to [swim](/terms/)", "All for {price}"]
  const includes = {items: {en, es: ["Lancha", "Baño", "Todo"]}}
  const price = {price: 1234, prices: undefined}
  expect(factsOf({...price, covers: {meals: "ask"}, includes}).linesOf("covers")?.[0]).toBe(
    "Included: a boat; time to swim; all for €1,234",
  )
})

it("asks every question that has words", () => {
  const words = new Set(Object.keys(build.question).map(key => key.replace(/_.*/, "")))
  const names = openTopics.flatMap(topic => ("isCover" in topic ? [] : topic.names))
  expect([...words]).toEqual(expect.arrayContaining(names))
  expect(words.size).toBe(names.length + ["hello", "sentence", "covers"].length)
  // Measures are asked one by one.
  expect(names).toEqual(expect.arrayContaining(storedNames.filter(name => name !== "access")))
})

it("packs a trip's own things, and on a stay papers and those of its regions, each once and in order", () => {
  const {content, region, trip, resolve, whales} = makeTrip({packing: ["boots", "hat"]})
  Object.assign(region("coast"), {packing: ["boots"], health: undefined})
  const passport = {key: "passport", name: text("Passport")}
  content.packing.groups.push({key: "papers", name: text("Papers"), items: [passport]})
  const keysOf = (groups: readonly {items: readonly {key: string}[]}[]) =>
    groups.map(({items}) => items.map(({key}) => key))
  expect(keysOf(resolve(packingList, whales))).toEqual([["hat"], ["boots"], ["passport"]])
  const meal = {packing: ["hat"], regions: ["coast"], activities: ["food-music"]}
  expect(keysOf(resolve(packingList, Object.assign(trip("day-walk"), meal)))).toEqual([["hat"]])
  Object.assign(region("hills"), {packing: undefined, health: undefined, fees: undefined})
  const {packingList: ofRegion} = regionComputed.fields
  expect(keysOf(resolve(ofRegion, region("hills")))).toEqual([["passport"]])
})

it("tells how one gets to another place, and what is open of it", () => {
  type Travel = NonNullable<Experience["days"]>["items"][number]["travel"]
  const travel = (way: Travel) => {
    const words = {title: aDay, description: aDay}
    const items = [
      {from: 1, ...words, region: "coast"},
      {from: 2, to: 4, ...words, region: "hills", travel: way},
    ]
    const {resolve, region, whales} = makeTrip({days: {status: "example", items}})
    for (const slug of ["coast", "hills"])
      Object.assign(region(slug), {town: undefined, name: text(slug)})
    const [first, second] = whales.days?.items ?? []
    if (!first || !second) throw new Error("no days")
    const {travelText} = dayComputed.fields
    expect(resolve(travelText, first)).toBeNull()
    return {en: resolve(travelText, second), es: resolve(travelText, second, "es")}
  }
  expect(travel(undefined)).toEqual({
    en: "Travel day: coast → hills. We’ll confirm how you travel and how long it takes.",
    es: "Día de viaje: coast → hills. Te confirmamos en qué vas y cuánto dura el viaje.",
  })
  const byAirOrRoad = {
    ways: [
      {by: "air" as const, hours: 1},
      {by: "road" as const, hours: 7.5, upTo: 9},
    ],
  }
  expect(travel(byAirOrRoad)).toEqual({
    en: "Travel day: coast → hills, by air (about 1 hour) or by road (7.5 to 9 hours). We’ll confirm which.",
    es: "Día de viaje: coast → hills, en avión (cerca de 1 hora) o por carretera (de 7,5 a 9 horas). Te confirmamos cuál.",
  })
  const pier = text("the pier", "el muelle")
  const boat = {to: pier, ways: [{by: "boat" as const, hours: 2.5}]}
  expect(travel(boat)).toEqual({
    en: "Travel day: coast → the pier, by boat, about 2.5 hours.",
    es: "Día de viaje: coast → el muelle, en lancha, cerca de 2,5 horas.",
  })
  expect(travel({ways: [{by: "foot"}]}).en).toBe("Travel day: coast → hills, on foot.")
})

it("tells what may keep somebody from a trip: vaccine, small bag, cash, foreign advice", () => {
  const bare = {health: undefined, fees: undefined, packing: undefined, advice: undefined}
  const conditions = (own: Partial<Region>, change: Partial<Experience> = {}) =>
    factsOf({packing: undefined, ...change}, {...bare, ...own}).linesOf("conditions")
  const tax = [{name: text("Tax", "Impuesto")}]
  const advice = {area: text("the coast", "la costa"), places: text("the bay", "la bahía")}
  expect(conditions({health: {yellowFever: "no"}})).toBeUndefined()
  expect(
    conditions({
      health: {yellowFever: "required"},
      fees: tax,
      packing: ["soft-bag", "light-luggage", "cash"],
      advice,
    }),
  ).toEqual([
    "Yellow fever vaccine required, at least 10 days before the trip",
    "One soft bag of at most 10 kg, without wheels",
    "Small planes: ask your airline for its luggage limit",
    "Cash for fees that you pay locally",
    "Foreign travel advice on the coast: read it and ask your insurer",
  ])
  // Nobody gets cash ready for what the price may cover.
  const entrance = {name: text("Entrance", "Ingreso"), mayBeCovered: true}
  expect(
    conditions(
      {health: {yellowFever: "recommended"}, fees: [entrance, {...entrance, euros: 9}]},
      {packing: ["cash"]},
    ),
  ).toEqual([
    "Yellow fever vaccine recommended, at least 10 days before the trip",
    "Entrance · Entrance (about €9): we’ll tell you whether your price covers it or you pay it there",
    "Some cash: cards are not taken everywhere",
  ])
})

it("shows prices as a table while they hold", () => {
  const prices = {
    validUntil: "2999-12-31",
    rows: [
      {name: text("Two travellers", "Dos viajeros"), euros: 1300},
      {name: text("Room of your own", "Habitación individual"), euros: 90},
    ],
  }
  const {resolve, whales} = makeTrip({prices})
  expect(resolve(priceTable, whales)).toEqual({
    rows: [
      {label: "Two travellers", price: "€1,300"},
      {label: "Room of your own", price: "€90"},
    ],
    note: "These prices hold until 31 December 2999",
  })
  expect(resolve(priceTable, {...whales, prices: {...prices, validUntil: "2020-01-01"}})).toBeNull()
})
