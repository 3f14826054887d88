import type {CampaignWindow} from "../booking/campaign"
import type {ConsentChoice} from "../consent/consent"
import {campaignLocation} from "./campaign"
import {signalsFor} from "./consent-signals"
import {pushConsent, pushEvent} from "./data-layer"
import {watchLists} from "./item-lists"
import {viewPage} from "./page-view"

/** Passes an answer, also one that was given in another tab, on to the container and to the chats. */
export const consentUpdated = (choice: ConsentChoice): void => {
  pushConsent(window, "update", signalsFor[choice])
  ;(window as CampaignWindow).campaign?.settle(choice)
}

/**
 * Passes an answer on to the container. A first "accepted" pushes the view of the current page
 * again, because the container could not use it before. Both reports tell the campaign that the visit
 * came from, as Google Analytics looks for it in the first one that it gets.
 *
 * @param previous - the answer before; undefined where there was none
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
  watchLists()
}
