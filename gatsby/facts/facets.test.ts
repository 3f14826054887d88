import type {Experience} from "../content/schema/experience"
import type {SiteContent} from "../content/schema/files"
import {makeTrip, smallTrips} from "../content/testing/small-content"
import {smallWords} from "../words/testing/small-words"
import {planFacets} from "./facets"

const name = (en: string, es: string) => ({en, es})

const trips = [
  ...Object.values(smallTrips),
  {...smallTrips.walk, slug: "short-walk", price: 60},
] as const

const regions = [
  {slug: "hills", name: name("Hills", "Sierra")},
  {slug: "coast", name: name("Coast", "Costa")},
  {slug: "moon", name: name("Moon", "Luna")},
]

const facetsOf = (experiences: readonly object[], language: "en" | "es" = "es") => {
  const content = {experiences, regions} as unknown as SiteContent
  const groups = [{key: "9-days"}, {key: "3-days"}, {key: "1-day"}]
  return planFacets(groups, {content, language, t: smallWords[language]})
}

const plan = (changes: Partial<Experience> = {}) => {
  const facets = facetsOf(trips.map(trip => ({...makeTrip(trip), ...changes})))
  return (facet: string) => facets.find(({name}) => name === facet)?.options ?? []
}

it("offers what a trip fits, in the language; regions by their names, the rest in order", () => {
  const options = plan()
  expect(options("region")).toEqual([
    {key: "coast", label: "Costa"},
    {key: "hills", label: "Sierra"},
  ])
})

it("offers budgets that divide the trips, each with more trips than the one before", () => {
  expect(plan()("price").map(({key}) => key)).toEqual(["100", "1500"])
  expect(plan({price: 80})("price")).toEqual([])
  expect(plan({prices: {rows: [], validUntil: "2020-01-01"}})("price")).toEqual([])
})

it("offers every month where a trip has no season, and those of a season over New Year", () => {
  expect(plan()("month")).toHaveLength(12)
  expect(plan()("month")[0]).toEqual({key: "1", label: "Enero"})
  const winter = plan({season: {from: "12-01", to: "02-15"}})("month")
  expect(winter.map(({key}) => key)).toEqual(["1", "2", "12"])
})

it("calls each length by the days of its trips", () => {
  const lengthsIn = (language: "en" | "es") => {
    const lasting = [1, 3, 5, 1, 13, 9]
    const trips = lasting.map(days => ({...makeTrip(smallTrips.walk), length: {days}}))
    const facets = facetsOf(trips, language)
    return facets.find(({name}) => name === "length")?.options.map(({label}) => label)
  }
  expect(lengthsIn("en")).toEqual(["9 to 13 days", "3 to 5 days", "1 day"])
  expect(lengthsIn("es")).toEqual(["9 a 13 días", "3 a 5 días", "1 día"])
})
