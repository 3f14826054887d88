import {useSyncExternalStore} from "react"
import type {PageState} from "./page-state"

/**
 * The value of a state of the page, as it changes. On the server and during hydration it is the one that
 * the state began with, because pages are the same for everyone. That must be the very object: React
 * renders everything that reads another one a second time, at once.
 */
export const usePageState = <Value>({subscribe, get, getInitial}: PageState<Value>): Value =>
  useSyncExternalStore(subscribe, get, getInitial)
