import type {z} from "zod"
import {type Breach, breach, show} from "../fault"
import type {days} from "./planning"
import {travelBreaches} from "./travel"

type Trip = {length: {days: number}; regions: readonly string[]; days?: z.infer<typeof days>}

/** Shortest stay that may be told day by day. */
const shortest = 3

/** Days from first to last without gap or overlap. */
const orderBreaches = (items: NonNullable<Trip["days"]>["items"], last: number): Breach[] => {
  const place = (index: number, field: string) => ["days", "items", index, field]
  let expectedFrom = 1
  for (const [index, {from, to}] of items.entries()) {
    if (from !== expectedFrom) {
      const code = index === 0 ? "first-day" : "next-day"
      return [breach(place(index, "from"), code, {day: expectedFrom})]
    }
    if (to !== undefined && to <= from)
      return [breach(place(index, "to"), "day-after", {day: from})]
    expectedFrom = (to ?? from) + 1
  }
  const end = items.length - 1
  const path = place(end, items[end]?.to === undefined ? "from" : "to")
  return expectedFrom - 1 === last ? [] : [breach(path, "last-day", {day: last})]
}

/** Finds contradictions between a trip's days and its length or regions. */
export const dayBreaches = ({length, regions, days: told}: Trip): Breach[] => {
  if (!told) return []
  if (length.days < shortest) return [breach(["days", "items"], "no-days", {shortest})]
  const list = regions.map(show).join(", ")
  const elsewhere = told.items.flatMap(({region}, index): Breach[] =>
    regions.includes(region)
      ? []
      : [breach(["days", "items", index, "region"], "region-of-trip", {list})],
  )
  const travels = told.items.flatMap(({travel, region}, index) => {
    const before = told.items[index - 1]
    if (!travel) return []
    return travelBreaches(travel, before !== undefined && before.region !== region).map(breach => ({
      ...breach,
      path: ["days", "items", index, "travel", ...breach.path],
    }))
  })
  return [...orderBreaches(told.items, length.days), ...elsewhere, ...travels]
}
