import type {Item} from "./catalogue/items"

/** Writes an experience as GA4's ecommerce reports read it. */
export const itemOf = (experience: Queries.MeasuredExperienceFragment): Item => ({
  item_id: experience.slug,
  item_name: experience.measuredName,
  item_category: experience.group as Item["item_category"],
  item_category2: experience.kind,
  price: experience.price,
  quantity: 1,
})
