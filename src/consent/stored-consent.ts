import {attempt} from "../lib/attempt"

/** A visitor's answer to the question whether visits may be measured. */
export type Consent = "accepted" | "rejected"

export const consentKey = `${PRODUCT_ID}_cookie_consent`

/** The answer that is stored; undefined before any, or after a foreign value. The head's script reads it, too. */
export const storedConsent = (): Consent | undefined => {
  const stored = attempt(() => localStorage.getItem(consentKey))
  return stored === "accepted" || stored === "rejected" ? stored : undefined
}
