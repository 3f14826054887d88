import {useSyncExternalStore} from "react"

/** A value that pages share as long as they are open. It survives a change of page, not a reload. */
export type PageState<Value> = {
  /** The value now; the same object until it changes. */
  get: () => Value
  /** The value that it began with: that of the server and of hydration, where nothing is told yet. */
  getInitial: () => Value
  set: (value: Value) => void
  /**
   * Calls back whenever the value changes.
   *
   * @returns how to stop listening
   */
  subscribe: (listener: () => void) => () => void
}

/** A value shared by everything on the page, for `usePageState`. */
export const createPageState = <Value>(initial: Value): PageState<Value> => {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    getInitial: () => initial,
    set: next => {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: listener => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/**
 * The value of a state of the page, as it changes. On the server and during hydration it is the one that
 * the state began with, because pages are the same for everyone. That must be the very object: React
 * renders everything that reads another one a second time, at once.
 */
export const usePageState = <Value>({subscribe, get, getInitial}: PageState<Value>): Value =>
  useSyncExternalStore(subscribe, get, getInitial)
