/** Range of days that the search asks for. */
export type AskedLength = {from: number; to: number}

/** "12 days", "3 a 5 días", "4-day", "3 noches". */
const pattern =
  /(\d{1,3})(?:\s*(?:-|–|to|or|a|o)\s*(\d{1,3}))?[\s-]*(?:d[ií]as?|days?|(nights?|noches?))(?![\p{L}\p{N}])/giu

/**
 * Reads a length such as "12 days" from the search words; n nights count as n + 1 days.
 *
 * @returns the length, undefined if none is asked for, and the words that are left
 */
export const askedLength = (text: string): {length?: AskedLength; rest: string} => {
  const written = text.normalize("NFC")
  const [first] = written.matchAll(pattern)
  if (!first) return {rest: text}
  const [, from = "", to = from, nights] = first
  const more = nights ? 1 : 0
  return {
    length: {from: Number(from) + more, to: Number(to) + more},
    rest: written.replace(pattern, " "),
  }
}
