import {campaignLocation} from "./campaign"
import type {CampaignWindow} from "./chat-channel"
import type {ConsentChoice} from "./consent/consent"
import {signalsFor} from "./consent-signals"
import {pushConsent, pushEvent} from "./data-layer"
import {observeLists} from "./item-lists"
import {viewPage} from "./page-view"

/** Passes an answer on to the container and the chats, including an answer given in another tab. */
export const consentUpdated = (choice: ConsentChoice): void => {
  pushConsent(window, "update", signalsFor[choice])
  ;(window as CampaignWindow).campaign?.apply(choice)
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
