import {attempt} from "../lib/attempt"
import {pushConsent} from "./data-layer"

/** A visitor's answer about measuring visits. */
export type ConsentChoice = "accepted" | "rejected"

export const consentKey = `${PRODUCT_ID}_cookie_consent`

/** The answer of this visit, for browsers that store nothing. */
let answer: ConsentChoice | undefined

const toChoice = (text: string | null | undefined): ConsentChoice | undefined =>
  text === "accepted" || text === "rejected" ? text : undefined

/** The visitor's answer; undefined before any. */
export const readConsent = (): ConsentChoice | undefined =>
  answer ?? toChoice(attempt(() => localStorage.getItem(consentKey)))

export const storeConsent = (choice: ConsentChoice): void => {
  answer = choice
  attempt(() => localStorage.setItem(consentKey, choice))
}

/** Denies everything before a container can run, then applies the stored answer. */
export const denyConsent = (): void => {
  pushConsent("default", false)
  if (readConsent() === "accepted") pushConsent("update", true)
}

const requestEvent = "consent:request"

/** Shows the question again, so that the answer can be changed. */
export const requestConsent = (): void => {
  window.dispatchEvent(new Event(requestEvent))
}

/**
 * Listens for requests to show the question, and for answers given in other tabs.
 *
 * @returns how to stop listening
 */
export const watchConsent = (
  onRequest: () => void,
  onChoice: (choice: ConsentChoice) => void,
): (() => void) => {
  const stop = new AbortController()
  const {signal} = stop
  window.addEventListener(requestEvent, onRequest, {signal})
  window.addEventListener(
    "storage",
    ({key, newValue}) => {
      const choice = key === consentKey ? toChoice(newValue) : undefined
      if (!choice) return
      answer = choice
      onChoice(choice)
    },
    {signal},
  )
  return () => stop.abort()
}
