import {attempt} from "../early/attempt"

/** The browser's stores: one for good, one as long as the tab is open. */
export type Store = "localStorage" | "sessionStorage"

/** What the browser did not take, by its key: it holds as long as the page is open. */
const ofVisit = new Map<string, string>()

/** What is kept under a key, of whatever shape; undefined where nothing is, or nothing that can be read. */
export const recall = (store: Store, key: string): unknown =>
  attempt(() => JSON.parse(ofVisit.get(key) ?? window[store].getItem(key) ?? ""))

/** Keeps a value under a key, as JSON; undefined takes away what was kept. */
export const keep = (store: Store, key: string, value: unknown): void => {
  const text = JSON.stringify(value) as string | undefined
  ofVisit.delete(key)
  const isDone = attempt(() => {
    if (text === undefined) window[store].removeItem(key)
    else window[store].setItem(key, text)
    return true
  })
  if (!isDone && text !== undefined) ofVisit.set(key, text)
}
