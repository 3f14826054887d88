/** Signal colours; each belongs to one length of stay. */
export const colors = ["yellow", "blue", "red"] as const

/** Lengths of stay, longest first: the order of the catalogue. */
export const groupKeys = ["9-days", "3-days", "1-day"] as const

/** Shortest and longest stay of a group, in days, and its colour. */
export const groupRules = {
  "9-days": {color: "yellow", minDays: 9, maxDays: 60},
  "3-days": {color: "blue", minDays: 3, maxDays: 8},
  "1-day": {color: "red", minDays: 1, maxDays: 2},
} as const satisfies Record<
  (typeof groupKeys)[number],
  {color: (typeof colors)[number]; minDays: number; maxDays: number}
>

/** What the prefilled booking text calls the offer. */
export const kinds = ["tour", "experience"] as const
