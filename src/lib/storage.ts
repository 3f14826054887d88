import {attempt} from "./attempt"

/** Local storage, and session storage for as long as the tab is open. */
export type Store = "localStorage" | "sessionStorage"

/** Values that could not be stored; they last as long as the page. */
const ofVisit = new Map<string, string>()

/** The stored value of any shape; undefined if there is none or it cannot be read. */
export const recall = (store: Store, key: string): unknown =>
  attempt(() => JSON.parse(ofVisit.get(key) ?? window[store].getItem(key) ?? ""))

/**
 * Stores a value as JSON; undefined removes it.
 *
 * @returns false if the browser does not store it: it then lasts as long as the page
 */
export const keep = (store: Store, key: string, value: unknown): boolean => {
  const text = JSON.stringify(value) as string | undefined
  ofVisit.delete(key)
  const isDone = attempt(() => {
    if (text === undefined) window[store].removeItem(key)
    else window[store].setItem(key, text)
    return true
  })
  if (!isDone && text !== undefined) ofVisit.set(key, text)
  return isDone === true
}

/** Whether something is stored under a key; never where storage is blocked. */
export const isStored = (store: Store, key: string): boolean =>
  attempt(() => window[store].getItem(key)) != null
