import type {EventOf} from "../../analytics/catalogue/catalogue"

type Opened = EventOf<"collapsible_opened">

/** Event for opening a list on a trip's page. */
export const listOpened = (list: Opened["collapsible"], slug: string): Opened => ({
  event: "collapsible_opened",
  collapsible: list,
  collapsible_item: slug,
})
