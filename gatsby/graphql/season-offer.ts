type Season = {from: string; to: string}

const isLeap = (year: number) => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1

/** A day of a year, as YYYY-MM-DD; the 29th of February is the 28th where the year has none. */
const dayOf = (year: number, monthDay: string) =>
  `${year}-${monthDay === "02-29" && !isLeap(year) ? "02-28" : monthDay}`

/**
 * Finds the season that a trip is sold for: the current or the next one.
 *
 * @param today - as YYYY-MM-DD
 * @returns what schema.org calls its availability, and the first and last day. Google wants the day
 *   from which it is available with `PreOrder` alone
 * @see https://support.google.com/merchants/answer/6324470
 */
export const seasonOffer = (
  {from, to}: Season,
  today: string,
): {availability: string; from: string; to: string} => {
  const year = Number(today.slice(0, 4))
  const [first, last] = [year - 1, year, year + 1]
    .map(start => [dayOf(start, from), dayOf(to < from ? start + 1 : start, to)] as const)
    .find(([, end]) => end >= today) as readonly [string, string]
  return {availability: first <= today ? "InStock" : "PreOrder", from: first, to: last}
}
