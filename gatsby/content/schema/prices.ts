import {z} from "zod"
import {today} from "../today"
import {object} from "./graphql"
import {date, monthDay, wholeNumber} from "./text"

const euros = wholeNumber().min(1)
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
/**
 * Whether a trip's prices are past their day.
 *
 * @param now - today, as YYYY-MM-DD
 */
export const arePricesOver = ({prices: told}: {prices?: Prices}, now = today()): boolean =>
  told !== undefined && told.validUntil < now
