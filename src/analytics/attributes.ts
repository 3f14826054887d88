import type {AnalyticsEvent, Item} from "./events"

const toGa4Item = (experience: Queries.AnalyticsItemFragment): Item => ({
  item_id: experience.slug,
  item_name: experience.analyticsName,
  item_category: experience.group,
  item_category2: experience.kind,
  price: experience.price,
  quantity: 1,
})

/** An experience with its value, as GA4's ecommerce events have it. */
const toGa4Value = (experience: Queries.AnalyticsItemFragment) => ({
  currency: "EUR" as const,
  value: experience.price,
  items: [toGa4Item(experience)],
})

/** Attribute for a link or button: the event of a press, to which track-press.ts adds a card's list. */
export const eventAttributes = (event: AnalyticsEvent | undefined) =>
  event ? {"data-event": JSON.stringify(event)} : undefined

/** Attribute for any element: a view of its page is a view of this trip (measure.ts). */
export const viewAttributes = (experience: Queries.AnalyticsItemFragment) => {
  const event: AnalyticsEvent<"view_item"> = {event: "view_item", ecommerce: toGa4Value(experience)}
  return {"data-view": JSON.stringify(event)}
}

const listNames = {
  catalogue: "Catalogue",
  more: "More like this",
  filter: "Filter",
  region: "Region",
  home: "Home",
  saved: "Saved trips",
}

/** Attribute for a row of cards: names its list by where it stands and what it holds. */
export const listAttributes = (place: keyof typeof listNames, content: string) => ({
  "data-list": JSON.stringify({
    item_list_id: `${place}-${content}`,
    item_list_name: `${listNames[place]}: ${content}`,
  }),
})

export const selectEvent = (
  experience: Queries.AnalyticsItemFragment,
  index: number,
): AnalyticsEvent => ({
  event: "select_item",
  ecommerce: {items: [{...toGa4Item(experience), index}]},
})

export const leadEvent = (
  experience: Queries.AnalyticsItemFragment,
  position: AnalyticsEvent<"generate_lead">["lead_position"],
): AnalyticsEvent => ({
  event: "generate_lead",
  lead_kind: experience.kind,
  lead_position: position,
  lead_item: experience.slug,
  ecommerce: toGa4Value(experience),
})

/** A press on the customize section's button. Its trip has no price yet. */
export const customLead: AnalyticsEvent = {
  event: "generate_lead",
  lead_kind: "custom",
  lead_position: "customize",
  lead_item: "custom",
  ecommerce: {currency: "EUR", items: []},
}

export const contactEvent = (
  method: AnalyticsEvent<"contact_click">["contact_method"],
  position: AnalyticsEvent<"contact_click">["contact_position"],
): AnalyticsEvent => ({event: "contact_click", contact_method: method, contact_position: position})

export const savedEvent = (
  experience: Queries.AnalyticsItemFragment,
  isSaved: boolean,
): AnalyticsEvent<"trip_saved"> => ({
  event: "trip_saved",
  save_action: isSaved ? "saved" : "removed",
  ecommerce: toGa4Value(experience),
})

/** The event of a filter that a visitor has chosen, by its questions' names. */
export const filterEvent = (
  {length, region, month, price}: Partial<Record<string, string>>,
  results?: number,
): AnalyticsEvent<"filter_used"> => ({
  event: "filter_used",
  filter_length: length ?? "any",
  filter_region: region ?? "any",
  filter_month: month ?? "any",
  filter_price: price ?? "any",
  filter_results: results,
})
