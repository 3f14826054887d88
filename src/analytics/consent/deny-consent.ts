import {deniedSignals, pushConsent, signalsFor} from "../data-layer"
import {storedConsent} from "./consent"

/** Denies all consent signals, then applies the stored answer, before a container can run. */
export const denyConsent = (page: Window, productId: string): void => {
  pushConsent(page, "default", deniedSignals)
  const answer = storedConsent(page, productId)
  if (answer) pushConsent(page, "update", signalsFor[answer])
}
