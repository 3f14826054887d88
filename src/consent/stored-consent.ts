import {attempt} from "../lib/attempt"

/** A visitor's answer to the question whether visits may be measured. */
export type Consent = "accepted" | "rejected"

export const consentKey = `${PRODUCT_ID}_cookie_consent`

/** The stored answer, which the head's script reads, too; undefined before any, or for a foreign value. */
export const storedConsent = (): Consent | undefined => {
  const stored = attempt(() => localStorage.getItem(consentKey))
  return stored === "accepted" || stored === "rejected" ? stored : undefined
}
