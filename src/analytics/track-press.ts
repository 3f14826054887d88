import {closest} from "../lib/closest"
import {track} from "./data-layer"
import type {AnalyticsEvent} from "./events"

/** Tracks a press on an element with `data-event`; for a chat, with the reference that ends its text. */
export const trackPress = (press: MouseEvent): void => {
  const element = closest(press, "[data-event]")
  // Of the other buttons of a mouse, only the middle one opens a link.
  if (!element || (press.type === "auxclick" && press.button !== 1)) return
  const event: AnalyticsEvent = JSON.parse(element.dataset.event ?? "")
  if (event.event === "select_item") {
    const list = element.closest<HTMLElement>("[data-list]")?.dataset.list
    Object.assign(event.ecommerce, JSON.parse(list ?? "{}"))
  }
  // Always written: the container keeps a parameter until another message overwrites it.
  if (event.event === "generate_lead" || event.event === "contact_click")
    event.lead_reference = element.dataset.reference
  track(event)
}
