import {faultsOf} from "./testing/trip-rules"

const payload = '<img src=x onerror="alert(1)"></script><script>alert(1)</script>'

/** Files of a small site, one of each kind. */
const files = [
  "data/site.json",
  "data/regions/coast/region.json",
  "data/pages/home.json",
  "data/pages/catalogue.json",
  "data/pages/about.json",
  "data/pages/questions.json",
  "data/pages/terms.json",
  "data/pages/treatment.json",
  "data/experiences/day-walk/experience.json",
  "data/experiences/whale-bay/experience.json",
]

type Json = string | number | boolean | null | Json[] | {[key: string]: Json}

/** Puts the payload into every text of a value, and names the places as faults do. */
const inject = (value: Json, place: string, places: string[]): Json => {
  if (typeof value === "string") {
    places.push(place)
    return payload
  }
  if (Array.isArray(value))
    return value.map((entry, index) => inject(entry, `${place}[${index}]`, places))
  if (value === null || typeof value !== "object") return value
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      // Editors' completion reads it; no page does.
      key === "$schema" ? entry : inject(entry, place ? `${place}.${key}` : key, places),
    ]),
  )
}

it.each(files)("no text of %s may hold markup", file => {
  const places: string[] = []
  const faults = faultsOf(file, value => Object.assign(value, inject(value, "", places))).filter(
    fault => fault.startsWith(file),
  )
  expect(places.length).toBeGreaterThan(0)
  const accepted = places.filter(place => !faults.some(fault => fault.includes(` ${place}: `)))
  expect(accepted).toEqual([])
})
