import {byCatalogueOrder} from "./catalogue-order"
import type {Experience} from "./schema/experience"
import type {Region} from "./schema/region"

type Place = Pick<Region, "slug" | "latitude" | "longitude">
type Trip = Pick<Experience, "slug" | "group" | "price" | "regions">

/** Mean radius of the earth, in kilometres. */
const earthRadius = 6371
const radians = Math.PI / 180

/** Minimum number of neighbours. */
const nearest = 2
/** A third neighbour counts if it is at most this many times as far as the second. */
const reach = 1.5

/** Trips to a region: those that go nowhere else first, either kind in the catalogue's order. */
export const tripsTo = <Some extends Trip>(region: string, trips: readonly Some[]): Some[] => {
  const going = trips.filter(({regions}) => regions.includes(region)).sort(byCatalogueOrder)
  const staysThere = ({regions}: Trip) => regions.every(slug => slug === region)
  return [...going.filter(staysThere), ...going.filter(trip => !staysThere(trip))]
}

/**
 * Finds the trip whose picture represents a region without a picture.
 *
 * @returns the slug of the trip that the region names, or else of the first that goes nowhere else,
 *   or else of the first that goes there; undefined if none does
 */
export const posterTrip = (
  {slug, poster}: Pick<Region, "slug" | "poster">,
  trips: readonly Trip[],
): string | undefined => poster ?? tripsTo(slug, trips)[0]?.slug

const dryness = {dry: 2, mixed: 1, wet: 0}

/**
 * Finds the months with the least rain over all places of a trip.
 *
 * @returns January first, whether each month is one of them; none where all months are alike
 */
export const driestMonths = (places: readonly Pick<Region, "months">[]): boolean[] => {
  const sums = Array.from({length: 12}, (_, month) =>
    places.reduce((sum, {months}) => sum + dryness[months?.[month] ?? "wet"], 0),
  )
  const most = Math.max(...sums)
  return sums.map(sum => sum === most && most > Math.min(...sums))
}

/**
 * How much rain a trip's places have together in each month.
 *
 * @returns January first; undefined where nothing is known of a place
 */
export const rainOf = (
  places: readonly Pick<Region, "months">[],
): (keyof typeof dryness)[] | undefined => {
  if (places.length === 0 || places.some(({months}) => !months)) return undefined
  return Array.from({length: 12}, (_, month) => {
    const kinds = new Set(places.map(({months}) => months?.[month]))
    const [only = "mixed"] = kinds.size === 1 ? kinds : []
    return only
  })
}

/** Distance along the globe, in kilometres (haversine). */
export const distance = (a: Omit<Place, "slug">, b: Omit<Place, "slug">): number => {
  const half = (degrees: number) => Math.sin((degrees * radians) / 2) ** 2
  const chord =
    half(b.latitude - a.latitude) +
    Math.cos(a.latitude * radians) *
      Math.cos(b.latitude * radians) *
      half(b.longitude - a.longitude)
  return 2 * earthRadius * Math.asin(Math.sqrt(chord))
}

/** The two or three nearest regions, nearest first. */
export const neighboursOf = <Some extends Place>(
  region: Place,
  regions: readonly Some[],
): Some[] => {
  const others = regions
    .filter(({slug}) => slug !== region.slug)
    .map(other => ({other, away: distance(region, other)}))
    .sort((a, b) => a.away - b.away || a.other.slug.localeCompare(b.other.slug))
  const second = others[nearest - 1]?.away ?? 0
  return others
    .filter(({away}, index) => index < nearest || (index === nearest && away <= second * reach))
    .map(({other}) => other)
}
