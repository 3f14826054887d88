import {attempt} from "../lib/attempt"

/** A visitor's answer about measuring visits. */
export type Answer = "accepted" | "rejected"

export const answerKey = `${PRODUCT_ID}_cookie_consent`

/** The answer that is stored, as the head's script reads it, too: nothing before any, or after a foreign value. */
export const storedAnswer = (): Answer | undefined => {
  const stored = attempt(() => localStorage.getItem(answerKey))
  return stored === "accepted" || stored === "rejected" ? stored : undefined
}
