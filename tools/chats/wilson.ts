/** A share of cases, with the interval that holds the true one 95 times of 100. */
export type Share = {value: number; low: number; high: number}

/** 95 % of a normal distribution lie within so many standard deviations. */
const z = 1.959964

/**
 * Wilson's interval of a share, which stays within 0 and 1 and holds for few cases, too.
 *
 * @param hits - how many cases are meant
 * @param cases - of how many
 * @returns undefined if there is no case, or more hits than cases: that is no share
 * @see Wilson, E. B. (1927), Probable inference, the law of succession, and statistical inference
 */
export const wilson = (hits: number, cases: number): Share | undefined => {
  if (cases <= 0 || hits > cases) return undefined
  const value = hits / cases
  const spread = z * Math.sqrt((value * (1 - value)) / cases + z ** 2 / (4 * cases ** 2))
  const centre = value + z ** 2 / (2 * cases)
  const scale = 1 + z ** 2 / cases
  return {
    value,
    low: hits === 0 ? 0 : (centre - spread) / scale,
    high: hits === cases ? 1 : (centre + spread) / scale,
  }
}
