/** First and last day as MM-DD; it may run over New Year. */
export type Season = {readonly from: string; readonly to: string}

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
