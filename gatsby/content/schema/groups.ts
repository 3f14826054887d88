import {choice} from "./meta"

/** Groups by length of stay, longest first: the shortest stay of each, in days, and colour. */
export const groupRules = {
  "9-days": {color: "yellow", minDays: 9},
  "3-days": {color: "blue", minDays: 3},
  "1-day": {color: "red", minDays: 1},
} as const

type GroupKey = keyof typeof groupRules

export const groupKeys = Object.keys(groupRules) as [GroupKey, ...GroupKey[]]

export const groupKey = choice("GroupKey", groupKeys)

export const groupOf = ({length: {days}}: {length: {days: number}}): GroupKey =>
  groupKeys.find(key => days >= groupRules[key].minDays) ?? "1-day"

export const bySlug = (a: {slug: string}, b: {slug: string}): number => a.slug.localeCompare(b.slug)

type Ordered = {length: {days: number}; price: number; slug: string}

/**
 * Sort order of the catalogue: longest stays first, then the higher price, then the slug. It needs
 * no list, so a new folder finds its place.
 */
export const byCatalogueOrder = (a: Ordered, b: Ordered): number =>
  groupKeys.indexOf(groupOf(a)) - groupKeys.indexOf(groupOf(b)) || b.price - a.price || bySlug(a, b)
