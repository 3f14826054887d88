import {storedConsent} from "../consent/stored-consent"
import {pushConsent} from "./data-layer"

/** Denies everything before a container can run, then applies the stored answer. */
export const denyConsent = (): void => {
  pushConsent("default", false)
  if (storedConsent() === "accepted") pushConsent("update", true)
}
