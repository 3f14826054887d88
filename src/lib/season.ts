import {type Day, monthOf} from "./days"

/** First and last day as MM-DD; it may run over New Year. */
export type Season = {readonly from: string; readonly to: string}

/** Whether a part of the year lies between two, which may lie over New Year. */
const isBetween = <Part extends string | number>(part: Part, from: Part, to: Part): boolean =>
  from <= to ? from <= part && part <= to : from <= part || part <= to

/** Whether a day lies in a season. One to 28 February covers the whole of the month. */
export const isDayInSeason = (day: Day, {from, to}: Season): boolean =>
  isBetween(day.slice(5).replace("02-29", "02-28"), from, to)

/** Whether any day of a month (1 to 12) is in season; a trip without one is offered all year. */
export const isInSeason = (month: number, season: Season | null): boolean => {
  if (!season) return true
  const {from, to} = season
  // A season that pauses within one month alone covers every month.
  if (to < from && monthOf(from) === monthOf(to)) return true
  return isBetween(month, monthOf(from), monthOf(to))
}
