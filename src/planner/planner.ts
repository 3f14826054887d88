import {attempt} from "../early/attempt"
import type {Party} from "./party"

/**
 * State of the planner that pages show from their first frame. The rest of its code loads once a
 * visitor saves a trip or has saved one.
 */
type State = {
  /** Slugs of the saved trips, in the order of saving. */
  trips: readonly string[]
  /** Month and travellers, as told during this visit. */
  party: Party
  /** How chats say it; empty for nothing. */
  partyLine: string
}

let state: State = {trips: [], party: {}, partyLine: ""}

const listeners = new Set<() => void>()

/** The state now; the same object until it changes. */
export const plannerState = (): State => state

export const changePlanner = (changes: Partial<State>): void => {
  state = {...state, ...changes}
  for (const listener of listeners) listener()
}

/**
 * Calls back whenever the state changes.
 *
 * @returns how to stop listening
 */
export const onPlanner = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Key of the saved trips in local storage. */
export const savedTripsKey = (productId: string): string => `${productId}_saved_trips`

/** Key of month and travellers, in session storage: they are gone with the tab. */
export const partyKey = (productId: string): string => `${productId}_party`

/** Key of the day on which a trip begins, in local storage. */
export const dayKey = (productId: string, slug: string): string => `${productId}_day_${slug}`

/** Whether something is stored under a key; never where storage is blocked. */
export const isStored = (kind: "localStorage" | "sessionStorage", key: string): boolean =>
  attempt(() => window[kind].getItem(key)) != null
