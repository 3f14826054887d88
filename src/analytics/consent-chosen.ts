import type {CampaignWindow} from "./chat-channel"
import type {ConsentChoice} from "./consent/consent"
import {pushConsent, pushEvent, signalsFor} from "./data-layer"
import {observeLists} from "./item-lists"
import {viewPage} from "./page-view"
import {measureVitals} from "./web-vitals"

/**
 * Page address for a visit's first report. It carries the visit's campaign even if Accept is
 * pressed on a later page, because Google Analytics reads the campaign from it.
 *
 * @returns the full address without the part after #; an address with a campaign stays as it is
 */
const campaignLocation = (page: CampaignWindow): string => {
  const {location, campaign} = page
  const [address = ""] = location.href.split("#")
  if (!campaign?.query || /[?&]utm_/.test(address)) return address
  return address + (location.search ? "&" : "?") + campaign.query
}

/** Passes an answer on to the container and the chats, including an answer given in another tab. */
export const consentUpdated = (choice: ConsentChoice): void => {
  pushConsent(window, "update", signalsFor[choice])
  ;(window as CampaignWindow).campaign?.apply(choice)
  measureVitals(choice)
}

/**
 * Passes an answer on to the container. A first "accepted" pushes the page view again, because the
 * container could not use it before. Both reports carry the visit's campaign: Google Analytics
 * takes it from the first report that it receives.
 *
 * @param previous - the answer before; undefined if there was none
 */
export const consentChosen = (choice: ConsentChoice, previous: ConsentChoice | undefined): void => {
  consentUpdated(choice)
  const page_location = campaignLocation(window)
  pushEvent(window, {
    event: "consent_choice",
    consent_choice: choice,
    consent_previous: previous ?? "none",
    page_location,
  })
  if (choice !== "accepted" || previous === "accepted") return
  viewPage(window, (page, event) =>
    pushEvent(page, event.event === "page_view" ? {...event, page_location} : event),
  )
  observeLists()
}
