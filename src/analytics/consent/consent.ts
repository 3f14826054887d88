import {attempt} from "../../lib/attempt"

/** The visitor's answer about measuring visits. */
export type ConsentChoice = "accepted" | "rejected"

const openEvent = "consent:open"

/** The answer given on this page, for browsers that store nothing. */
let answerOfVisit: ConsentChoice | undefined

/** Storage key of the answer. */
export const consentKey = (productId: string): string => `${productId}_cookie_consent`

/** Parses a stored answer; anything else is undefined. */
const toChoice = (text: string | null | undefined): ConsentChoice | undefined =>
  text === "accepted" || text === "rejected" ? text : undefined

/**
 * Reads the stored answer.
 *
 * @returns undefined before any, and where storage is blocked
 */
export const storedConsent = (page: Window, productId: string): ConsentChoice | undefined => {
  const read = (kind: "localStorage" | "sessionStorage") =>
    toChoice(attempt(() => page[kind].getItem(consentKey(productId))))
  return read("localStorage") || read("sessionStorage")
}

/**
 * Reads the answer.
 *
 * @returns the one given since the page was loaded, else the stored one; undefined before any
 */
export const readConsent = (productId: string): ConsentChoice | undefined =>
  answerOfVisit ?? storedConsent(window, productId)

/**
 * Stores the answer: in local storage, else in session storage for the visit, else in memory until
 * the next page load.
 */
export const storeConsent = (productId: string, choice: ConsentChoice): void => {
  const key = consentKey(productId)
  answerOfVisit = choice
  const isStored = attempt(() => {
    // An older answer must not outlive a new one that cannot be written.
    window.localStorage.removeItem(key)
    window.localStorage.setItem(key, choice)
    return true
  })
  attempt(() =>
    isStored ? window.sessionStorage.removeItem(key) : window.sessionStorage.setItem(key, choice),
  )
}

/** Shows the banner again, so that the answer can be changed. */
export const openConsentBanner = (): void => {
  window.dispatchEvent(new Event(openEvent))
}

/**
 * Subscribes to requests to show the banner.
 *
 * @returns how to stop listening
 */
export const onConsentAsked = (show: () => void): (() => void) => {
  window.addEventListener(openEvent, show)
  return () => window.removeEventListener(openEvent, show)
}

/**
 * Subscribes to answers given in other tabs.
 *
 * @returns how to stop listening
 */
export const onConsentElsewhere = (
  productId: string,
  use: (choice: ConsentChoice) => void,
): (() => void) => {
  const listen = ({key, newValue}: StorageEvent) => {
    const choice = key === consentKey(productId) ? toChoice(newValue) : undefined
    if (!choice) return
    answerOfVisit = choice
    use(choice)
  }
  window.addEventListener("storage", listen)
  return () => window.removeEventListener("storage", listen)
}
