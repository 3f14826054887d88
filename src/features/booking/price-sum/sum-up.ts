import type {Party} from "../../../chat/party"
import {addDays} from "../../../lib/days"
import {isDayInSeason} from "../../../lib/season"

/** Prices of a trip in euros, each for one traveller (gatsby/content/schema/prices.ts). */
type PricedTrip = Pick<Queries.ExperiencePartyFragment, "price" | "prices">

/** Euros; two amounts where it depends on the day of the month. */
export type Range = {least: number; most: number}

/** What a party pays: its parts, and all of them. */
export type Sum = {
  parts: readonly {who: "adults" | "children"; count: number; each: Range}[]
  total: Range
  /** Whether what children pay is open; the sum is then that of the adults. */
  isChildOpen: boolean
}

/** Each day of a leap year, as MM-DD. */
const days = Array.from({length: 366}, (_, index) => addDays("2024-01-01", index).slice(5))

/** What each pays more in a month; in any month if none is told. */
const extraIn = (month: number | undefined, {prices}: PricedTrip): Range => {
  const seasons = prices?.seasons ?? []
  const asked = days.filter(day => !month || Number(day.slice(0, 2)) === month)
  const more = asked.map(day => seasons.find(season => isDayInSeason(day, season))?.more ?? 0)
  return {least: Math.min(...more), most: Math.max(...more)}
}

const plus = (euros: number, {least, most}: Range): Range => ({
  least: euros + least,
  most: euros + most,
})

/**
 * Works out what a trip comes to for month and travellers.
 *
 * @returns `ask` if there is no price for that number of travellers; undefined until adults are told
 */
export const sumUp = (trip: PricedTrip, party: Party): Sum | "ask" | undefined => {
  const {adults, children = 0, month} = party
  if (!adults) return undefined
  const {sizes, child} = trip.prices ?? {}
  const count = adults + children
  const size = sizes?.find(({from, to}) => from <= count && count <= (to ?? count))
  if (sizes && !size) return "ask"
  const extra = extraIn(month, trip)
  const parts: Sum["parts"] = [
    {who: "adults", count: adults, each: plus(size?.price ?? trip.price, extra)},
    ...(children > 0 && child
      ? [{who: "children" as const, count: children, each: plus(child.price, extra)}]
      : []),
  ]
  const all = (end: keyof Range) =>
    parts.reduce((sum, part) => sum + part.count * part.each[end], 0)
  return {
    parts,
    total: {least: all("least"), most: all("most")},
    isChildOpen: children > 0 && !child,
  }
}
