import spanish from "../../locales/es/build.json"
import {translator} from "../../src/i18n/translator"
import type {Experience} from "../content/schema/experience"
import {makeTrip, smallTrips} from "../content/testing/small-content"
import {planFacets} from "./facets"

const name = (en: string, es: string) => ({en, es})

const trips = [
  ...Object.values(smallTrips),
  {...smallTrips.walk, slug: "short-walk", price: 60},
] as const

const plan = (changes: Partial<Experience> = {}) => {
  const facets = planFacets({
    experiences: trips.map(trip => ({...makeTrip(trip), ...changes}) as Experience),
    groups: [
      {key: "9-days", name: name("Long", "Largo")},
      {key: "3-days", name: name("Middle", "Medio")},
      {key: "1-day", name: name("Short", "Corto")},
    ],
    regions: [
      {slug: "hills", name: name("Hills", "Sierra")},
      {slug: "coast", name: name("Coast", "Costa")},
      {slug: "moon", name: name("Moon", "Luna")},
    ],
    activities: [
      {key: "boats", name: name("Boats", "Barcos")},
      {key: "flying", name: name("Flying", "Volar")},
    ],
    language: "es",
    t: translator("es", {build: spanish}),
  })
  return (facet: string) => facets.find(({name}) => name === facet)?.choices ?? []
}

it("offers what a trip fits, in the language; regions by their names, the rest in order", () => {
  const choices = plan()
  expect(choices("length").map(({label}) => label)).toEqual(["Largo", "Medio", "Corto"])
  expect(choices("region")).toEqual([
    {key: "coast", label: "Costa"},
    {key: "hills", label: "Sierra"},
  ])
  expect(choices("activity")).toEqual([{key: "boats", label: "Barcos"}])
})

it("offers budgets that divide the trips, each with more trips than the one before", () => {
  expect(plan()("price").map(({key}) => key)).toEqual(["100", "1500"])
  expect(plan({price: 80})("price")).toEqual([])
})

it("offers every month where a trip has no season, and those of a season over New Year", () => {
  expect(plan()("month")).toHaveLength(12)
  expect(plan()("month")[0]).toEqual({key: "1", label: "Enero"})
  const winter = plan({season: {from: "12-01", to: "02-15"}})("month")
  expect(winter.map(({key}) => key)).toEqual(["1", "2", "12"])
})

it("asks by a fact once three trips answer it, in the words of the answers", () => {
  const words = {en: "Why.", es: "Por qué."}
  const effort = {level: "easy", upTo: "moderate", why: words} as const
  expect(plan({facts: {effort}})("effort")).toEqual([
    {key: "easy", label: spanish.fact.effort.easy},
    {key: "moderate", label: spanish.fact.effort.moderate},
  ])
  expect(plan({facts: undefined})("effort")).toEqual([])
})
