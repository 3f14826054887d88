/**
 * The day that the check takes for today. It stands here, so that a commit gives the same answer on
 * any day; who raises web-features raises it too, and docs/testing.md with it.
 */
export const day = "2026-11-24"

/** Months until what every browser has is widely available, as Baseline defines it. */
const monthsToSpread = 30

/**
 * The day so many months before another one.
 *
 * @param date - as "2026-11-24"
 * @returns the same day of its month, or the last that the month has
 */
export const monthsBefore = (date: string, months: number): string => {
  const [year = 0, month = 0, dayOfMonth = 0] = date.split("-").map(Number)
  const lastDay = new Date(Date.UTC(year, month - months, 0)).getUTCDate()
  const found = new Date(Date.UTC(year, month - 1 - months, Math.min(dayOfMonth, lastDay)))
  return found.toISOString().slice(0, 10)
}

/**
 * What browsers had on this day is widely available on the day of the check.
 *
 * @see https://web-platform-dx.github.io/web-features/ on Baseline's definition
 */
export const spreadSince = monthsBefore(day, monthsToSpread)
