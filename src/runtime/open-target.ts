import {attempt} from "../lib/attempt"

/**
 * Opens the collapsible that a hash points at.
 *
 * @param hash - of the address, with its sign; a malformed escape stays as it is
 * @returns what the hash points at, a collapsible or not; null if there is no such element
 */
export const openTarget = (document: Document, hash: string): HTMLElement | null => {
  const key = hash.slice(1)
  const target = document.getElementById(attempt(() => decodeURIComponent(key)) ?? key)
  if (target instanceof HTMLDetailsElement) target.open = true
  return target
}
