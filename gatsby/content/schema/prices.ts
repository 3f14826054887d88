import {z} from "zod"
import {isDayInSeason} from "../../../src/lib/season"
import {type Breach, breach} from "../fault"
import {today} from "../today"
import {object} from "./graphql"
import {date, expects, monthDay} from "./text"

const euros = z.int(expects("euros")).min(1, expects("least"))
const people = z.int().min(1).max(40)

const season = object("PriceSeason", {
  from: monthDay.describe("First day, as MM-DD."),
  to: monthDay.describe("Last day, as MM-DD; a season may run over New Year."),
  more: euros.describe("Euros that each traveller pays more in it."),
})

const size = object("PriceOfSize", {
  from: people.describe("Fewest travellers."),
  to: people.optional().describe("Most travellers; unset in the last entry for any number."),
  price: euros.describe("Euros for each traveller."),
})

const child = object("ChildPrice", {
  upTo: z.int().min(0).max(17).describe("Oldest age, in years."),
  price: euros.describe("Euros for a child, whatever the size of the group."),
})

/** Prices of a trip for one person, beside the lowest, which stands in `price`. */
export const prices = object("TripPrices", {
  validUntil: date.describe(
    "Last day on which they hold, as YYYY-MM-DD; later the page says “on request”.",
  ),
  seasons: z.array(season).min(1).optional().describe("Parts of the year that cost more."),
  sizes: z.array(size).min(1).optional().describe("What one pays by the number of travellers."),
  singleRoom: euros.optional().describe("Euros more for a room of one's own."),
  child: child.optional(),
  deposit: z.int().min(1).max(100).optional().describe("Part that is paid first, in percent."),
})

type Prices = z.infer<typeof prices>
type Period = {from: string; to: string}

const overlap = (one: Period, other: Period) =>
  isDayInSeason(one.from, other) || isDayInSeason(other.from, one)

const seasonBreaches = (seasons: NonNullable<Prices["seasons"]>): Breach[] =>
  seasons.flatMap((season, index) => {
    const other = seasons.slice(0, index).find(before => overlap(before, season))
    if (!other) return []
    const period = `${other.from} – ${other.to}`
    return [breach(["prices", "seasons", index], "price-season", {period})]
  })

const sizeBreaches = (sizes: NonNullable<Prices["sizes"]>, least: number): Breach[] => {
  const path = ["prices", "sizes"]
  for (const [index, {from, to}] of sizes.entries()) {
    const before = sizes[index - 1]
    const next = before ? (before.to ?? before.from) + 1 : from
    if (from !== next) return [breach([...path, index, "from"], "price-size", {from: next})]
    if (to === undefined ? index < sizes.length - 1 : to < from)
      return [breach([...path, index, "to"], "price-size-end", {from})]
  }
  const lowest = Math.min(...sizes.map(({price}) => price))
  return lowest === least ? [] : [breach(path, "price-least", {lowest, least})]
}

/** Finds seasons that overlap, sizes with gaps, and prices that contradict the starting price. */
export const priceBreaches = ({price, prices: told}: {price: number; prices?: Prices}) => [
  ...seasonBreaches(told?.seasons ?? []),
  ...(told?.sizes ? sizeBreaches(told.sizes, price) : []),
]

/**
 * Whether a trip's prices are past their day.
 *
 * @param now - today, as YYYY-MM-DD
 */
export const arePricesOver = ({prices: told}: {prices?: Prices}, now = today()): boolean =>
  told !== undefined && told.validUntil < now
