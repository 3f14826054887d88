import {markChannel} from "../chat/chat-link"
import {closest} from "../lib/closest"
import {channelSuffix} from "./campaign"
import {track} from "./data-layer"
import type {AnalyticsEvent} from "./events"

/** Counts a press on anything with `data-event`, and puts the campaign's channel into a chat's text. */
export const countPress = (press: MouseEvent): void => {
  const element = closest<HTMLElement>(press, "[data-event]")
  // Of the other buttons of a mouse, only the middle one opens a link.
  if (!element || (press.type === "auxclick" && press.button !== 1)) return
  const event: AnalyticsEvent = JSON.parse(element.dataset.event ?? "")
  if (event.event === "select_item") {
    const list = element.closest<HTMLElement>("[data-list]")?.dataset.list
    Object.assign(event.ecommerce, JSON.parse(list ?? "{}"))
  }
  if (event.event === "generate_lead" || event.event === "contact_click") {
    const {reference} = element.dataset
    const suffix = channelSuffix()
    if (reference) markChannel(element as HTMLAnchorElement, suffix)
    // Always written: the container keeps a parameter until another message overwrites it.
    event.lead_reference = reference && reference + suffix
  }
  track(event)
}

/** Counts presses from now on. */
export const measurePresses = (): void => {
  document.addEventListener("click", countPress)
  document.addEventListener("auxclick", countPress)
}
