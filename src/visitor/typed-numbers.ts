/** Least and most of what a visitor is asked for in numbers. */
export const limits = {
  adults: {least: 1, most: 40},
  children: {least: 0, most: 40},
  /** Of a child, in years. */
  age: {least: 0, most: 17},
  days: {least: 1, most: 180},
  /** In euros. */
  budget: {least: 1, most: 1_000_000},
}

export type NumberName = keyof typeof limits

/** Digits, in one piece or with a mark between thousands: 2000, 2.000, 2,000, 2 000, 2'000. */
const wholeNumber = /^(?:\d+|\d{1,3}(?:([.,'’\s])\d{3})(?:\1\d{3})*)$/

/** Reads a whole number as it was typed; undefined of anything that is none, or out of its limits. */
export const numberOf = (name: NumberName, typed = ""): number | undefined => {
  const text = typed.replace(/€/g, "").trim()
  const number = wholeNumber.test(text) ? Number(text.replace(/\D/g, "")) : Number.NaN
  const {least, most} = limits[name]
  return least <= number && number <= most ? number : undefined
}

/** What people write between ages: "4, 7", "4 y 7", "4 and 7 years old". */
const betweenAges = /(?:[\s,;.&/+]|\b(?:y|and|años?|years?|old)\b)+/

/** Reads the ages of some children as they were typed; undefined unless there is one for each. */
export const agesOf = (typed = "", children = 0): number[] | undefined => {
  const parts = typed.toLowerCase().split(betweenAges).filter(Boolean)
  const ages = parts.flatMap(part => numberOf("age", part) ?? [])
  return children > 0 && ages.length === children && parts.length === children ? ages : undefined
}
