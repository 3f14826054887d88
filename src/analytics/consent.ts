import {pushConsent} from "./data-layer"

/** A visitor's answer about measuring visits. */
export type ConsentChoice = "accepted" | "rejected"

export const consentKey = `${PRODUCT_ID}_cookie_consent`

/** The answer of this visit, for browsers that store nothing. */
let answer: ConsentChoice | undefined

const toChoice = (text: string | null): ConsentChoice | undefined =>
  text === "accepted" || text === "rejected" ? text : undefined

/** The visitor's answer; undefined before any. */
export const readConsent = (): ConsentChoice | undefined => {
  try {
    return answer ?? toChoice(localStorage.getItem(consentKey))
  } catch {
    return answer
  }
}

export const storeConsent = (choice: ConsentChoice): void => {
  answer = choice
  try {
    localStorage.setItem(consentKey, choice)
  } catch {
    // Blocked storage: the answer holds until the next load.
  }
}

/** Denies everything before a container can run, then applies the stored answer. */
export const denyConsent = (): void => {
  pushConsent("default", false)
  if (readConsent() === "accepted") pushConsent("update", true)
}

/**
 * Subscribes to answers given in other tabs.
 *
 * @returns how to stop listening
 */
export const onConsentElsewhere = (use: (choice: ConsentChoice) => void): (() => void) => {
  const listen = ({key, newValue}: StorageEvent) => {
    const choice = key === consentKey ? toChoice(newValue) : undefined
    if (!choice) return
    answer = choice
    use(choice)
  }
  window.addEventListener("storage", listen)
  return () => window.removeEventListener("storage", listen)
}

const requestEvent = "consent:request"

/** Shows the question again, so that the answer can be changed. */
export const requestConsent = (): void => {
  window.dispatchEvent(new Event(requestEvent))
}

/**
 * Subscribes to requests to show the question.
 *
 * @returns how to stop listening
 */
export const onConsentRequest = (show: () => void): (() => void) => {
  window.addEventListener(requestEvent, show)
  return () => window.removeEventListener(requestEvent, show)
}
