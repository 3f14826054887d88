/** First and last day as MM-DD; it may run over New Year. */
export type Season = {readonly from: string; readonly to: string}

/**
 * Whether a day, as MM-DD, lies in a season. One to 28 February covers the whole of the month.
 */
export const isDayInSeason = (monthDay: string, {from, to}: Season): boolean => {
  const day = monthDay.replace("02-29", "02-28")
  return from <= to ? from <= day && day <= to : from <= day || day <= to
}

const monthOf = (monthDay: string) => Number(monthDay.slice(0, 2))

/**
 * Whether any day of a month (1 to 12) is in season; a trip without a season is offered all year.
 */
export const isInSeason = (month: number, season: Season | null): boolean => {
  if (!season) return true
  const from = monthOf(season.from)
  const to = monthOf(season.to)
  return from <= to ? month >= from && month <= to : month >= from || month <= to
}
