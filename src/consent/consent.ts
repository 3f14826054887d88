/** The visitor's answer about measuring visits. */
export type ConsentChoice = "accepted" | "rejected"

const openEvent = "consent:open"

/** Key of the stored answer (specification, point 3). */
export const consentKey = (productId: string): string => `${productId}_cookie_consent`

/**
 * Reads the stored answer.
 *
 * @returns the answer; undefined where there is none, or where storage is blocked
 */
export const readConsent = (productId: string): ConsentChoice | undefined => {
  try {
    const value = window.localStorage.getItem(consentKey(productId))
    return value === "accepted" || value === "rejected" ? value : undefined
  } catch {
    return undefined
  }
}

/** Stores the answer; with blocked storage it holds for this visit only. */
export const storeConsent = (productId: string, choice: ConsentChoice): void => {
  try {
    window.localStorage.setItem(consentKey(productId), choice)
  } catch {
    // The banner stays hidden for the visit; there is nowhere to keep the answer longer.
  }
}

/** Shows the banner again, so that the answer can be changed. */
export const openConsentBanner = (): void => {
  window.dispatchEvent(new Event(openEvent))
}

/**
 * Calls back whenever the banner is asked for.
 *
 * @returns how to stop listening
 */
export const onConsentAsked = (show: () => void): (() => void) => {
  window.addEventListener(openEvent, show)
  return () => window.removeEventListener(openEvent, show)
}
