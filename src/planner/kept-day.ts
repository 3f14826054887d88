import {type Day, isDay, today} from "./days"
import {keep, recall} from "./kept"
import {dayKey} from "./planner"

const isToCome = (day: unknown): day is Day =>
  typeof day === "string" && isDay(day) && day >= today()

/**
 * The day on which a trip begins, as the visitor has told it.
 *
 * @returns an empty text where none was told, and for one that is past
 */
export const recallDay = (productId: string, slug: string): Day | "" => {
  const day = recall("localStorage", dayKey(productId, slug))
  return isToCome(day) ? day : ""
}

/** Keeps the day on which a trip begins; what is no day to come takes the kept one away. */
export const keepDay = (productId: string, slug: string, day: string): void =>
  keep("localStorage", dayKey(productId, slug), isToCome(day) ? day : undefined)
