import {closest} from "../lib/closest"
import {whenParsed} from "../lib/when-parsed"
import type {EarlyWindow} from "../runtime/boot/keep-clicks"
import type {EventOf} from "./catalogue/catalogue"
import type {CampaignWindow} from "./chat-channel"
import {storedConsent} from "./consent/consent"
import {deniedSignals, hasPushed, pushConsent, pushEvent, signalsFor} from "./data-layer"
import {viewPage} from "./page-view"

/**
 * Denies all consent signals, then applies the stored answer. It runs once per page, before the
 * container if there is one, otherwise before analytics.
 *
 * @param productId - of data/site.json
 */
export const denyConsent = (page: Window, productId: string): void => {
  if (hasPushed(page)) return
  pushConsent(page, "default", deniedSignals)
  const answer = storedConsent(page, productId)
  if (answer) pushConsent(page, "update", signalsFor[answer])
}

/** Events of links that may open a chat. */
const chatEvents = /^(generate_lead|contact_click)$/

/**
 * Measures visits before React arrives, and without it: page views, also of a page restored from the
 * browser's cache, and presses on anything with `data-event` (an event as JSON), also those kept by
 * keep-clicks.ts. A `summary` counts when it opens.
 */
export const measureEarly = (page: EarlyWindow & CampaignWindow): void => {
  const {document} = page
  /** `isPast`: the browser has already acted on the press. */
  const count = (event: MouseEvent, isPast: boolean) => {
    const element = closest(event, "[data-event]")
    const isSecondary = event.type === "auxclick" && event.button !== 1
    if (!element || isSecondary) return
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
      const {reference} = (element as HTMLElement).dataset
      const channel = page.campaign ? page.campaign.apply() : ""
      // Always written: the container keeps a field until another message overwrites it.
      message.lead_reference = reference && reference + channel
    }
    pushEvent(page, message)
  }
  const view = () => viewPage(page)
  whenParsed(document, view)
  page.addEventListener("pageshow", event => {
    if (event.persisted) view()
  })

  for (const event of page.earlyClicks || []) count(event, true)
  delete page.earlyClicks
  const countNow = (event: MouseEvent) => count(event, false)
  document.addEventListener("click", countNow)
  document.addEventListener("auxclick", countNow)
}
