import {attempt} from "../lib/attempt"
import {pushConsent} from "./data-layer"

/** A visitor's answer about measuring visits. */
export type ConsentChoice = "accepted" | "rejected"

const consentKey = `${PRODUCT_ID}_cookie_consent`

/** The answer of this visit, for browsers that store nothing. */
let answer: ConsentChoice | undefined

/** The visitor's answer; undefined before any. */
export const readConsent = (): ConsentChoice | undefined => {
  const stored = answer ?? attempt(() => localStorage.getItem(consentKey))
  return stored === "accepted" || stored === "rejected" ? stored : undefined
}

export const storeConsent = (choice: ConsentChoice): void => {
  answer = choice
  attempt(() => localStorage.setItem(consentKey, choice))
}

/** Denies everything before a container can run, then applies the stored answer. */
export const denyConsent = (): void => {
  pushConsent("default", false)
  if (readConsent() === "accepted") pushConsent("update", true)
}
