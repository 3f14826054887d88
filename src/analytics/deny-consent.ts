import {storedAnswer} from "../consent/answer"
import {pushConsent} from "./data-layer"

/** Denies everything before a container can run, then applies the stored answer. */
export const denyConsent = (): void => {
  pushConsent("default", false)
  if (storedAnswer() === "accepted") pushConsent("update", true)
}
