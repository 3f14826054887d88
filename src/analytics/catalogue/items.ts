import {number, oneOf, optional, text, type ValuesOf} from "./fields"

/** Fields of one experience in GA4's `items` list. */
export const itemFields = {
  item_id: text(
    "The experience, by the last part of its address; the same in both languages.",
    "cali",
  ),
  item_name: text(
    "Its English title, in both languages, so that reports show one line per experience.",
    "Cali, salsa and Pacific food",
  ),
  item_category: oneOf("Its length of stay.", ["3-days", "9-days", "1-day"]),
  item_category2: oneOf("What the booking text calls it.", ["experience", "tour"]),
  price: number("Starting price, in whole euros.", 400),
  quantity: number("Always 1: the site does not know how many people travel.", 1),
  index: optional(number("Its place in the list, from 1; only in lists.", 2)),
}

/** One experience as GA4's ecommerce reports read it. */
export type Item = ValuesOf<typeof itemFields>
