import {keep, recall} from "../../lib/storage"
import {type Day, isDay, today} from "./days"
import {dayKey} from "./saved-state"

const isToCome = (day: unknown): day is Day =>
  typeof day === "string" && isDay(day) && day >= today()

/**
 * The departure day that the visitor entered.
 *
 * @returns an empty text where none was told, and for one that is past
 */
export const recallDay = (productId: string, slug: string): Day | "" => {
  const day = recall("localStorage", dayKey(productId, slug))
  return isToCome(day) ? day : ""
}

/** Stores the departure day; anything but a future day removes the stored one. */
export const keepDay = (productId: string, slug: string, day: string): void =>
  keep("localStorage", dayKey(productId, slug), isToCome(day) ? day : undefined)
