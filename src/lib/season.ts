import {addDays, type Day, monthOf} from "./days"

/** First and last day as MM-DD; it may run over New Year. */
export type Season = {readonly from: string; readonly to: string}

/** Whether a part of the year lies between two, which may lie over New Year. */
const isBetween = <Part extends string | number>(part: Part, from: Part, to: Part): boolean =>
  from <= to ? from <= part && part <= to : from <= part || part <= to

/** Whether any day of a month (1 to 12) is in season; a trip without one is offered all year. */
export const isInSeason = (month: number, season: Season | null): boolean => {
  if (!season) return true
  const {from, to} = season
  // Closed for some days of one month alone.
  if (to < from && monthOf(from) === monthOf(to)) return true
  return isBetween(month, monthOf(from), monthOf(to))
}

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
