import type {CampaignWindow} from "../booking/campaign"
import {storedConsent} from "../consent/consent"
import {closest} from "../early/closest"
import type {EarlyWindow} from "../early/keep-clicks"
import {whenParsed} from "../early/when-parsed"
import type {EventOf} from "./catalogue/catalogue"
import {deniedSignals, signalsFor} from "./consent-signals"
import {hasPushed, pushConsent, pushEvent} from "./data-layer"
import {viewPage} from "./page-view"

/**
 * Denies all consent signals, then repeats the stored answer; once, as it runs before the container
 * where there is one, and before what measures in every page.
 *
 * @param page - the window, or a stand-in in tests
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
 * Measures before React arrives, and without it.
 *
 * It pushes the first page view when the HTML is complete, and one more when the browser brings the
 * page back from its cache; and it counts presses on anything that carries `data-event`, an event
 * as JSON: those that were kept for it (see src/early/keep-clicks.ts), and those to come. One
 * listener on the document counts plain links and `details` alike, whether React has arrived or
 * not. A `summary` counts when it opens, a card gets the name of the list it stands in, and a
 * link to a chat the reference that its text ends with, with its campaign's channel.
 *
 * @param page - the window, or a stand-in in tests
 */
export const measureEarly = (page: EarlyWindow & CampaignWindow): void => {
  const {document} = page
  /** `isPast`: the browser has done what the press asks for. */
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
      const channel = page.campaign ? page.campaign.settle() : ""
      // Written each time: the container keeps a field until the next message has it.
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
