/** Digits, in one piece or with a mark between thousands: 2000, 2.000, 2,000, 2 000, 2'000. */
const whole = /^(?:\d+|\d{1,3}(?:([.,'’\s])\d{3})(?:\1\d{3})*)$/

/** Reads a whole number as people type it; undefined if it is none. */
export const parseAmount = (typed: string): number | undefined => {
  const text = typed.replace(/€/g, "").trim()
  return whole.test(text) ? Number(text.replace(/\D/g, "")) : undefined
}
