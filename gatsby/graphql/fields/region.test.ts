import {neighboursOf, tripsOf} from "../../facts/look-ups"
import {makeContent} from "../testing/make-content"
import {feeComputed, regionComputed} from "./region"
import {dayComputed} from "./trip-facts"

const {scene, season, seasonalTrips, trips, whenToGo} = regionComputed.fields

it("lists a region's trips: first those that go nowhere else, then in the catalogue's order", () => {
  const {content, region, trip} = makeContent()
  for (const slug of ["grand-tour", "day-walk"]) trip(slug).regions = ["coast"]
  trip("whale-bay").regions = ["hills", "coast"]
  const slugs = (slug: string) => tripsOf({...region("coast"), slug}, content).map(({slug}) => slug)
  expect(slugs("coast")).toEqual(["grand-tour", "day-walk", "whale-bay"])
  expect(slugs("moon")).toEqual([])
})

it("names the two nearest, a third that is not much farther, and of two as far the first by its slug", () => {
  const place = (slug: string, longitude: number) => ({slug, latitude: 0, longitude})
  const middle = place("middle", 0)
  const near = (...places: (typeof middle)[]) => neighboursOf(middle, places).map(({slug}) => slug)
  expect(near(place("b", 1), place("a", -1))).toEqual(["a", "b"])
  expect(near(place("c", 3), place("b", 2), middle, place("a", 1))).toEqual(["a", "b", "c"])
  expect(near(place("a", 1), place("b", 2), place("c", 3.01))).toEqual(["a", "b"])
  expect(near(middle, place("a", 1))).toEqual(["a"])
})

it("shows a region by the picture of a trip that it names, or of one there, and a day by that of the trip it names alone", () => {
  const {region, trip, resolve} = makeContent()
  const hills = region("hills")
  hills.poster = "day-walk"
  expect(resolve(scene, hills)).toBe(trip("day-walk"))
  hills.poster = undefined
  expect(resolve(scene, hills)).toBe(trip("grand-tour"))
  // What the page shows at its top is not the first of its cards, too.
  expect(resolve(trips, hills)[0]).not.toBe(trip("grand-tour"))
  expect(resolve(trips, hills)[1]).toBe(trip("grand-tour"))
  const [day, other] = trip("whale-bay").days?.items ?? []
  if (!day || !other) throw new Error("no days")
  other.picture = "day-walk"
  expect(resolve(dayComputed.fields.scene, day)).toBeNull()
  expect(resolve(dayComputed.fields.scene, other)).toBe(trip("day-walk"))
})

it("goes in the season of a region's trips where all of them keep it", () => {
  const {content, region, trip, resolve} = makeContent()
  const coast = region("coast")
  for (const one of content.experiences) one.season = {from: "06-01", to: "11-30"}
  expect(resolve(whenToGo, coast)).toBe("Season: June to November")
  expect(resolve(season, coast)).toEqual({from: "06-01", to: "11-30"})
  expect(resolve(seasonalTrips, coast)).toEqual([])
  Object.assign(trip("day-walk"), {season: {from: "06-01", to: "11-29"}, regions: ["coast"]})
  expect(resolve(season, coast)).toBeNull()
  expect(resolve(seasonalTrips, coast)).toContain(trip("day-walk"))
  expect(resolve(whenToGo, coast)).toContain(trip("day-walk").title.en)
})

it("tells a fee in words", () => {
  const {resolve} = makeContent()
  const fee = {name: {en: "Tax", es: "Tasa"}, euros: 15}
  expect(resolve(feeComputed.fields.amountText, fee)).toBe("about €15")
  expect(resolve(feeComputed.fields.amountText, fee, "es")).toBe("unos 15\u00a0€")
  expect(resolve(feeComputed.fields.line, fee)).toBe("Tax (about €15)")
})
