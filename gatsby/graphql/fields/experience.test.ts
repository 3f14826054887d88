import type {Region} from "../../content/schema/region"
import {othersOf} from "../../facts/look-ups"
import {makeContent} from "../testing/make-content"
import {answeredComputed, experienceComputed} from "./experience"
import {groupComputed} from "./pages"
import {regionComputed} from "./region"
import {tripFactComputed} from "./trip-facts"

const {when, where, monthKinds, monthTexts, priceText, pesosText, isPriceOnRequest} =
  experienceComputed.fields

const months = (kinds: string) =>
  [...kinds].map(kind => ({d: "dry", m: "mixed", w: "wet"})[kind]) as Region["months"]

const text = (en: string, es = en) => ({en, es})

it("says on a trip's card where it goes and when: its season, or else its driest months", () => {
  const {trip, region, resolve} = makeContent()
  const [coast, hills, whales] = [region("coast"), region("hills"), trip("whale-bay")]
  coast.months = months("ddmwwwwwwwww")
  hills.months = months("wddwwwwwwwww")
  Object.assign(whales, {regions: ["coast", "hills"], season: undefined, sight: undefined})
  expect(resolve(where, whales)).toBe(`${coast.name.en}, ${hills.name.en}`)
  expect(resolve(when, whales)).toBe("Dry in all its places: Feb")
  expect(resolve(when, whales, "es")).toBe("Seco en todos sus lugares: feb")
  expect(resolve(monthTexts, whales)).toEqual(
    expect.arrayContaining([
      "January: some rain",
      "February: usually dry",
      "March: some rain",
      "December: rainy",
    ]),
  )
  whales.sight = {
    name: text("whale season", "temporada de ballenas"),
    from: "06-15",
    to: "10-20",
  }
  expect(resolve(when, whales)).toBe(
    "Whale season: 15 June to 20 October. Dry in all its places: Feb",
  )
  expect(resolve(monthTexts, whales, "es")?.slice(4, 11)).toEqual([
    "mayo: lluvioso",
    ...["junio", "julio", "agosto", "septiembre", "octubre"].map(
      month => `${month}: temporada de ballenas`,
    ),
    "noviembre: lluvioso",
  ])
  expect(resolve(monthKinds, whales).slice(0, 6)).toEqual([
    ...["mixed", "dry", "mixed"],
    ...["wet", "wet", "season"],
  ])
  whales.season = {from: "06-01", to: "11-30"}
  expect(resolve(when, whales)).toBe("Season: June to November")
  expect(resolve(monthTexts, whales)?.slice(4, 6)).toEqual([
    "May: out of season (June to November)",
    "Season: June to November",
  ])
  const inKind = (kinds: string) => {
    Object.assign(whales, {regions: ["coast"], season: undefined, sight: undefined})
    coast.months = months(kinds)
    return resolve(when, whales)
  }
  expect(inKind("wwwwwwwwwwww")).toBeNull()
  expect(inKind("wwwwmwwwwwww")).toBe("Driest: May")
  expect(inKind("wwwwdwwwwwww")).toBe("Dry: May")
  whales.regions = ["coast", "hills"]
  Object.assign(coast, {months: months("wwwwwwmwwwww")})
  hills.months = months("dwwwwwmwwwww")
  expect(resolve(when, whales)).toBe("Driest: Jul")
})

it("tells months, fees and closed weeks in words", () => {
  const {region, resolve} = makeContent()
  const coast = region("coast")
  coast.months = months("ddwwwwwmwwwd")
  expect(resolve(regionComputed.fields.monthLines, coast)).toEqual([
    {kind: "dry", text: "Dry: Dec–Feb"},
    {kind: "mixed", text: "Sun and showers: Aug"},
    {kind: "wet", text: "Wet: Mar–Jul, Sept–Nov"},
  ])
  expect(resolve(regionComputed.fields.whenToGo, coast)).toMatch(/^Dry: Dec–Feb(\. |$)/)
})

/** What is told of a trip's price, in a site with or without a rate. */
const pricesOf = (validUntil: string, pesos?: {rate: number; date: string}) => {
  const {content, trip, resolve} = makeContent()
  Object.assign(content.site, {pesos, priceBasis: "ask"})
  const whales = Object.assign(trip("whale-bay"), {prices: {rows: [], validUntil}})
  const group = content.catalogue.groups.find(({key}) => key === "3-days")
  return {
    texts: [priceText, pesosText].map(field => resolve(field, whales)),
    pesosFrom: group && resolve(groupComputed.fields.pesosFromText, group),
    isOnRequest: resolve(isPriceOnRequest, whales),
    fact: resolve(tripFactComputed.fields.factRows, whales).find(({name}) => name === "price"),
  }
}

const rate = {rate: 4321, date: "2026-01-31"}

it("names the starting price, in pesos, too, while the prices hold", () => {
  const {texts, pesosFrom, isOnRequest, fact} = pricesOf("2999-12-31", rate)
  expect(texts).toEqual(["From €1,200", "5,185,000 pesos"])
  expect(pesosFrom).toBe("5,185,000 pesos")
  expect(isOnRequest).toBe(false)
  expect(fact?.lines).toEqual([
    "€1,200",
    "per person or group: to confirm",
    "5,185,000 Colombian pesos, at 4,321 pesos a euro on 31 January 2026",
  ])
  expect(pricesOf("2999-12-31").texts).toEqual(["From €1,200", null])
})

it("is on request once that day is past", () => {
  const {texts, pesosFrom, isOnRequest, fact} = pricesOf("2020-01-01", rate)
  expect(texts).toEqual(["Price on request", null])
  expect(pesosFrom).toBeNull()
  expect(isOnRequest).toBe(true)
  expect(fact).toMatchObject({name: "price", label: "Price", lines: ["On request"]})
})

it("shows what answers for all trips say of one, in facts and in its lists", () => {
  const {trip, resolve} = makeContent()
  const whales = Object.assign(trip("whale-bay"), {
    covers: {meals: "included"},
    facts: {deposit: 30, mealsIncluded: {lunches: 1, isDaily: true}},
    answeredRows: ["meals"],
    id: "whales",
    includes: {items: {en: ["Boats"], es: ["Lanchas"]}},
  })
  const {includes, ...parts} = answeredComputed.fields
  for (const part of ["covers", "facts", "ask"] as const)
    expect(parts[part].resolve(whales, {} as never)).toBe(whales[part])
  expect(resolve(includes, whales)).toMatchObject({
    items: {es: ["Lanchas", "Comidas"]},
    parent: whales.id,
  })
  const lines = resolve(tripFactComputed.fields.factRows, whales).flatMap(row => row.lines)
  expect(lines).toEqual(expect.arrayContaining(["30%", "1 lunch a day"]))
})

it("names others to the same places first, then the nearest in the catalogue", () => {
  const experiences = ["coast", "hills", "hills", "hills", "coast"].map((region, index) => ({
    slug: `trip-${index}`,
    length: {days: 1},
    regions: [region],
  })) as never
  const others = othersOf(experiences[0], {experiences})
  expect(others.map(({slug}) => slug)).toEqual(["trip-4", "trip-1", "trip-2"])
})
