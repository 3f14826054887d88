import {addDays, type Day} from "./days"
import {isBetween, type Season} from "./season"

/** Whether a day lies in a season. One to 28 February covers the whole of the month. */
export const isDayInSeason = (day: Day, {from, to}: Season): boolean =>
  isBetween(day.slice(5).replace("02-29", "02-28"), from, to)

/** The days of a month, 1 to 12. Any year will do: seasons and closures name none. */
export const daysOf = (month: number): Day[] => {
  const first = `2025-${String(month).padStart(2, "0")}-01`
  const length = new Date(Date.UTC(2025, month, 0)).getUTCDate()
  return Array.from({length}, (_, index) => addDays(first, index))
}

/** What stands against a trip that begins on any of some days: its season in words, and closed places. */
export const obstaclesTo = (
  {season, closedStarts}: Queries.OpenDaysFragment,
  starts: readonly Day[],
) => ({
  season: season && !starts.every(day => isDayInSeason(day, season)) ? season.label : undefined,
  closed: closedStarts.filter(closed => starts.some(day => isDayInSeason(day, closed))),
})
