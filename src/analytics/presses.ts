import {closest} from "../lib/closest"
import type {EventOf} from "./catalogue/catalogue"
import type {CampaignWindow} from "./chat-channel"
import {pushEvent} from "./data-layer"
import {viewPage} from "./page-view"

/** Events of links that may open a chat. */
const chatEvents = /^(generate_lead|contact_click)$/

const isSecondary = ({type, button}: MouseEvent) => type === "auxclick" && button !== 1

/**
 * Counts a press on anything with `data-event`, an event as JSON. A `summary` counts when it opens.
 *
 * @param isPast - whether the browser has already acted on the press
 */
export const countPress = (press: MouseEvent, isPast: boolean): void => {
  const element = closest(press, "[data-event]")
  if (!element || isSecondary(press)) return
  if (element.tagName === "SUMMARY") {
    const {open} = element.parentElement as HTMLDetailsElement
    if (open !== isPast) return
  }
  const message = JSON.parse(element.getAttribute("data-event") as string)
  const list = message.event === "select_item" && element.closest("[data-list]")
  if (list)
    Object.assign(
      (message as EventOf<"select_item">).ecommerce,
      JSON.parse(list.getAttribute("data-list") as string),
    )
  if (chatEvents.test(message.event)) {
    const {reference} = element.dataset
    const channel = (window as CampaignWindow).campaign?.apply() ?? ""
    // Always written: the container keeps a field until another message overwrites it.
    message.lead_reference = reference && reference + channel
  }
  pushEvent(window, message)
}

/** Counts presses from now on, and views of a page that the browser's cache brings back. */
export const measurePresses = (): void => {
  for (const type of ["click", "auxclick"] as const)
    document.addEventListener(type, press => countPress(press, false))
  window.addEventListener("pageshow", ({persisted}) => {
    if (persisted) viewPage(window)
  })
}
