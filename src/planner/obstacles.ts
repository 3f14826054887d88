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

const against = (
  {season, regions}: OpenDays,
  daysInSeason: readonly Day[],
  days: readonly Day[],
): Obstacles => {
  const inside = season ? daysInSeason.filter(day => isWithin(day, season)).length : 0
  const isWhole = !season || inside === daysInSeason.length
  return {
    inSeason: isWhole ? undefined : inside > 0 ? "some" : "none",
    season: season?.label ?? "",
    closed: regions.flatMap(({name, closures}) =>
      (closures?.periods ?? [])
        .filter(period => days.some(day => isWithin(day, period)))
        .map(({label}) => ({place: name, title: closures?.title ?? "", period: label})),
    ),
  }
}

/** Obstacles to a trip that begins on a day, over its whole length. */
export const obstaclesFrom = (trip: OpenDays, departure: Day): Obstacles => {
  const days = daysFrom(departure, trip.length.days)
  return against(trip, days, days)
}

/**
 * Obstacles to a trip that begins in a month: a season that does not cover the whole month, and
 * closures during such a trip.
 *
 * @param month - 1 to 12
 */
export const obstaclesIn = (trip: OpenDays, month: number): Obstacles => {
  // Any year will do: seasons and closures name none.
  const first = `2025-${String(month).padStart(2, "0")}-01`
  const length = new Date(Date.UTC(2025, month, 0)).getUTCDate()
  return against(trip, daysFrom(first, length), daysFrom(first, length + trip.length.days - 1))
}
