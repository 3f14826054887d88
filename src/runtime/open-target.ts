/**
 * Opens the collapsible that an address points at.
 *
 * @param key - what follows the sign of its hash
 * @returns what the address points at, a collapsible or not; null if there is no such element
 */
export const openTarget = (document: Document, key: string): HTMLElement | null => {
  const target = document.getElementById(key)
  if (target instanceof HTMLDetailsElement) target.open = true
  return target
}
