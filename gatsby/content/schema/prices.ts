import {z} from "zod"
import {today} from "../today"
import {object} from "./graphql"
import {date, wholeNumber, words} from "./text"

const priceRow = object("PriceRow", {
  name: words({max: 80}).describe("Whom or what it is for: two travellers, a room of one's own."),
  euros: wholeNumber().min(1).max(100_000).describe("Whole euros."),
})

/** Prices of a trip beside the starting price, which stands in `price`. */
export const prices = object("TripPrices", {
  rows: z.array(priceRow).min(1).max(20).describe("In the order of the table."),
  validUntil: date.describe(
    "Last day on which they hold, as YYYY-MM-DD; later the page says “on request”.",
  ),
  deposit: wholeNumber()
    .min(1)
    .max(100)
    .optional()
    .describe("Part that is paid first, in percent."),
})

/**
 * Whether a trip's prices are past their day.
 *
 * @param now - today, as YYYY-MM-DD
 */
export const arePricesOver = (
  {prices: own}: {prices?: z.infer<typeof prices>},
  now = today(),
): boolean => own !== undefined && own.validUntil < now
