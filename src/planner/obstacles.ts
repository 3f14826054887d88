import {addDays, type Day} from "../lib/days"
import {isDayInSeason, type Season} from "../lib/season"

type OpenDays = Queries.OpenDaysFragment

const isWithin = (day: Day, season: Season) => isDayInSeason(day.slice(5), season)

const daysFrom = (first: Day, length: number) =>
  Array.from({length}, (_, index) => addDays(first, index))

/** The days of a month, 1 to 12. Any year will do: seasons and closures name none. */
export const daysOf = (month: number): Day[] => {
  const first = `2025-${String(month).padStart(2, "0")}-01`
  return daysFrom(first, new Date(Date.UTC(2025, month, 0)).getUTCDate())
}

/** The days that a trip spends in a region: those of its itinerary, or all of them without one. */
const daysIn = ({length, days}: OpenDays, region: string, start: Day): Day[] => {
  const all = daysFrom(start, length.days)
  if (!days) return all
  return days.items
    .filter(day => day.region.slug === region)
    .flatMap(({from, to}) => all.slice(from - 1, to ?? from))
}

/** What stands against a trip that begins on any of some days: its season in words, and closed places. */
export const obstaclesTo = (trip: OpenDays, starts: readonly Day[]) => {
  const {season, regions} = trip
  const closed = regions.flatMap(({slug, closures}) => {
    const spent = starts.flatMap(start => daysIn(trip, slug, start))
    return (closures?.periods ?? [])
      .filter(period => spent.some(day => isWithin(day, period)))
      .map(({label}) => ({title: closures?.title ?? "", period: label}))
  })
  const isInSeason = !season || starts.every(day => isWithin(day, season))
  return {season: isInSeason ? undefined : season.label, closed}
}
