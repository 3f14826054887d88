import {monthOf} from "./days"

/** First and last day as MM-DD; it may run over New Year. */
export type Season = {readonly from: string; readonly to: string}

/** Whether a part of the year lies between two, which may lie over New Year. */
export const isBetween = <Part extends string | number>(
  part: Part,
  from: Part,
  to: Part,
): boolean => (from <= to ? from <= part && part <= to : from <= part || part <= to)

/** Whether any day of a month (1 to 12) is in season; a trip without one is offered all year. */
export const isInSeason = (month: number, season: Season | null): boolean => {
  if (!season) return true
  const {from, to} = season
  // A season that pauses within one month alone covers every month.
  if (to < from && monthOf(from) === monthOf(to)) return true
  return isBetween(month, monthOf(from), monthOf(to))
}
