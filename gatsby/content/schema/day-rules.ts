import type {z} from "zod"
import type {days} from "./planning"

type Trip = {length: {days: number}; regions: readonly string[]; days?: z.infer<typeof days>}

/** Where a rule is broken in a trip's file, and what would be right there. */
export type Breach = {path: (string | number)[]; expected: string}

/** Shortest stay that may be told day by day. */
const shortest = 3

/** Days that follow one another from the first to the last, without a gap and without an overlap. */
const orderBreaches = (items: NonNullable<Trip["days"]>["items"], last: number): Breach[] => {
  const place = (index: number, field: string) => ["days", "items", index, field]
  let expectedFrom = 1
  for (const [index, {from, to}] of items.entries()) {
    if (from !== expectedFrom) {
      const expected =
        index === 0 ? "1, the first day" : `${expectedFrom}, the day after the entry before`
      return [{path: place(index, "from"), expected}]
    }
    if (to !== undefined && to <= from)
      return [{path: place(index, "to"), expected: `a day after ${from}, or no “to” for one day`}]
    expectedFrom = (to ?? from) + 1
  }
  const end = items.length - 1
  const path = place(end, items[end]?.to === undefined ? "from" : "to")
  return expectedFrom - 1 === last
    ? []
    : [{path, expected: `${last}, the last day of the trip, in its last entry`}]
}

/** Finds what the days of a trip say against its length and its regions. */
export const dayBreaches = ({length, regions, days: told}: Trip): Breach[] => {
  if (!told) return []
  if (length.days < shortest)
    return [
      {path: ["days", "items"], expected: `no days: the trip is shorter than ${shortest} days`},
    ]
  const elsewhere = told.items.flatMap(({region}, index) =>
    regions.includes(region)
      ? []
      : [
          {
            path: ["days", "items", index, "region"],
            expected: `a region of the trip: ${regions.map(name => `"${name}"`).join(", ")}`,
          },
        ],
  )
  return [...orderBreaches(told.items, length.days), ...elsewhere]
}
