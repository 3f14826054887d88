import {addDays, type Day} from "../lib/days"
import {isDayInSeason, type Season} from "../lib/season"

type OpenDays = Queries.OpenDaysFragment

/** Obstacles to some days: out of season, or places that are closed. */
export type Obstacles = {
  /** `none` or `some` of the days are in season; undefined if all are. */
  inSeason: "none" | "some" | undefined
  /** The season in words; empty if the trip has none. */
  season: string
  closed: readonly {place: string; title: string; period: string}[]
}

const isWithin = (day: Day, season: Season) => isDayInSeason(day.slice(5), season)

const daysFrom = (first: Day, length: number) =>
  Array.from({length}, (_, index) => addDays(first, index))

/** The days that a trip spends in a region: those of its itinerary, or all of them without one. */
const daysIn = ({length, days}: OpenDays, region: string, start: Day): Day[] => {
  const all = daysFrom(start, length.days)
  if (!days) return all
  return days.items
    .filter(day => day.region.slug === region)
    .flatMap(({from, to}) => all.slice(from - 1, to ?? from))
}

/** Obstacles to a trip that begins on any of some days, and that must be in season on others. */
const obstaclesTo = (trip: OpenDays, starts: readonly Day[], seasonal: readonly Day[]) => {
  const {season, regions} = trip
  const inside = season ? seasonal.filter(day => isWithin(day, season)).length : seasonal.length
  const closed = regions.flatMap(({slug, name, closures}) => {
    const spent = starts.flatMap(start => daysIn(trip, slug, start))
    return (closures?.periods ?? [])
      .filter(period => spent.some(day => isWithin(day, period)))
      .map(({label}) => ({place: name, title: closures?.title ?? "", period: label}))
  })
  const inSeason = inside === seasonal.length ? undefined : inside > 0 ? "some" : "none"
  return {inSeason, season: season?.label ?? "", closed} satisfies Obstacles
}

/** Obstacles to a trip that begins on a day, over its whole length. */
export const obstaclesFrom = (trip: OpenDays, departure: Day): Obstacles =>
  obstaclesTo(trip, [departure], daysFrom(departure, trip.length.days))

/**
 * Obstacles to a trip that begins in a month: a season that does not cover the whole month, and
 * closures during such a trip.
 *
 * @param month - 1 to 12
 */
export const obstaclesIn = (trip: OpenDays, month: number): Obstacles => {
  // Any year will do: seasons and closures name none.
  const first = `2025-${String(month).padStart(2, "0")}-01`
  const starts = daysFrom(first, new Date(Date.UTC(2025, month, 0)).getUTCDate())
  return obstaclesTo(trip, starts, starts)
}
