import type {ConsentChoice} from "../consent/consent"
import {signalsFor} from "./consent-signals"
import {pushConsent, pushEvent} from "./data-layer"
import {watchLists} from "./item-lists"
import {viewPage} from "./page-view"

/** Passes an answer that was given in another tab on to the container. */
export const consentUpdated = (choice: ConsentChoice): void =>
  pushConsent(window, "update", signalsFor[choice])

/**
 * Passes an answer on to the container. A first "accepted" pushes the view of the current page
 * again, because the container could not use it before.
 *
 * @param previous - the answer before; undefined where there was none
 */
export const consentChosen = (choice: ConsentChoice, previous: ConsentChoice | undefined): void => {
  consentUpdated(choice)
  pushEvent(window, {
    event: "consent_choice",
    consent_choice: choice,
    consent_previous: previous ?? "none",
  })
  if (choice !== "accepted" || previous === "accepted") return
  viewPage(window)
  watchLists()
}
