/** Which part of a date such as 03/04/2026 is the day. */
export type DayOrder = "day first" | "month first"

/** With or without a time behind it, which says nothing here. */
const time = String.raw`(?:[T ,]+\d{1,2}:\d{2}.*)?`
const isoDate = new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${time}$`)
const shortDate = new RegExp(String.raw`^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})${time}$`)

const numbersOf = (text: string): [number, number] | undefined => {
  const [, first, second] = shortDate.exec(text) ?? []
  return first && second ? [Number(first), Number(second)] : undefined
}

/** Whether a date could be read with the day first and with the month first, as another day. */
export const isAmbiguous = (text: string): boolean => {
  const [first = 0, second = 0] = numbersOf(text) ?? []
  return first > 0 && first <= 12 && second <= 12 && first !== second
}

/**
 * Finds out how a list writes its dates.
 *
 * @returns undefined if some dates can only have the day first, others only the month; `isTold` says
 *   whether any date tells it, else it is the day, as Colombia writes
 */
export const dayOrder = (
  dates: readonly string[],
): {order?: DayOrder; isTold: boolean; isAsked: boolean} => {
  const pairs = dates.map(text => numbersOf(text) ?? [0, 0])
  const isDayFirst = pairs.some(([first = 0, second = 0]) => first > 12 && second <= 12)
  const isMonthFirst = pairs.some(([first = 0, second = 0]) => second > 12 && first <= 12)
  const isAsked = dates.some(isAmbiguous)
  if (isDayFirst && isMonthFirst) return {isTold: false, isAsked}
  return {
    order: isMonthFirst ? "month first" : "day first",
    isTold: isDayFirst || isMonthFirst,
    isAsked,
  }
}

/**
 * Reads the month of a day.
 *
 * @param order - of dates such as 03/04/2026; undefined refuses those that it would decide
 * @returns such as "2026-11"
 * @throws Error saying what was found and what was expected
 */
export const readMonth = (text: string, order: DayOrder | undefined): string => {
  const expected = "expected a day such as 2026-11-23"
  if (!order && isAmbiguous(text))
    throw new Error(
      `date: found "${text}", where other dates have the day first and others the month, ${expected}`,
    )
  const [, year, month, day] = isoDate.exec(text) ?? []
  const [, first, second, last] = shortDate.exec(text) ?? []
  const isDayFirst = order ? order === "day first" : Number(first) > 12
  const [ownDay, ownMonth] = isDayFirst ? [first, second] : [second, first]
  const [y = 0, m = 0, d = 0] = [year ?? last, month ?? ownMonth, day ?? ownDay].map(Number)
  const real = new Date(Date.UTC(y, m - 1, d))
  if (!y || real.getUTCMonth() !== m - 1 || real.getUTCDate() !== d)
    throw new Error(`date: found "${text}", ${expected}`)
  return `${y}-${String(m).padStart(2, "0")}`
}
