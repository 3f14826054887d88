import type {AnalyticsEvent, EventOf} from "./catalogue/catalogue"
import type {Item} from "./catalogue/items"
import type {ViewEvent} from "./page-view"

/** A card that is chosen; the list it stands in is added at the press. */
type SelectedCard = {event: "select_item"; ecommerce: {items: [Item]}}

/** An event pushed by a press. */
export type PressEvent = Exclude<AnalyticsEvent, {event: "select_item"}> | SelectedCard

/** Writes an experience as GA4's ecommerce reports read it. */
export const itemOf = (experience: Queries.MeasuredExperienceFragment): Item => ({
  item_id: experience.slug,
  item_name: experience.measuredName,
  item_category: experience.group as Item["item_category"],
  item_category2: experience.kind,
  price: experience.price,
  quantity: 1,
})

/** Writes what one is worth. */
export const worthOf = (experience: Queries.MeasuredExperienceFragment) => ({
  currency: "EUR" as const,
  value: experience.price,
  items: [itemOf(experience)],
})

/** Attribute for a link, button or summary: the event that a press pushes. */
export const pressed = (event: PressEvent | undefined) =>
  event ? {"data-event": JSON.stringify(event)} : undefined

/** A press on a link to write or to a profile, by where it stands. */
export const contact = (
  method: EventOf<"contact_click">["contact_method"],
  position: EventOf<"contact_click">["contact_position"],
): EventOf<"contact_click"> => ({
  event: "contact_click",
  contact_method: method,
  contact_position: position,
})

/** A press on the customize section's link. Its trip has no price yet. */
export const customLead: EventOf<"generate_lead"> = {
  event: "generate_lead",
  lead_kind: "custom",
  lead_position: "customize",
  lead_item: "custom",
  ecommerce: {currency: "EUR", items: []},
}

/** Attribute for any element: the event that each view of its page pushes. */
export const viewed = (event: ViewEvent) => ({"data-view": JSON.stringify(event)})

const listNames = {
  catalogue: "Catalogue",
  more: "More like this",
  filter: "Filter",
  region: "Region",
  home: "Home",
}

/**
 * Attribute for a row of cards: names the list that its cards are chosen from.
 *
 * @param place - where on the site the row stands
 * @param content - the length of stay it holds, "results", or the region
 */
export const listed = (place: keyof typeof listNames, content: string) => ({
  "data-list": JSON.stringify({
    item_list_id: `${place}-${content}`,
    item_list_name: `${listNames[place]}: ${content}`,
  }),
})

/**
 * The choice of a card.
 *
 * @param index - its place in the row, from 1
 */
export const selected = (
  experience: Queries.MeasuredExperienceFragment,
  index: number | undefined,
): SelectedCard => ({
  event: "select_item",
  ecommerce: {items: [{...itemOf(experience), ...(index ? {index} : {})}]},
})

/** The view of an experience's page. */
export const itemViewed = (
  experience: Queries.MeasuredExperienceFragment,
): EventOf<"view_item"> => ({
  event: "view_item",
  ecommerce: worthOf(experience),
})

/** A press on a booking link, by where it stands on the page. */
export const leadFrom = (
  experience: Queries.MeasuredExperienceFragment,
  position: EventOf<"generate_lead">["lead_position"],
): EventOf<"generate_lead"> => ({
  event: "generate_lead",
  lead_kind: experience.kind,
  lead_position: position,
  lead_item: experience.slug,
  ecommerce: worthOf(experience),
})

/** Event for opening a list on a trip's page. */
export const listOpened = (
  list: EventOf<"collapsible_opened">["collapsible"],
  slug: string,
): EventOf<"collapsible_opened"> => ({
  event: "collapsible_opened",
  collapsible: list,
  collapsible_item: slug,
})
