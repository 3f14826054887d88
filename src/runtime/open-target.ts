/**
 * Opens the collapsible that an address points at. Its part of the page gets its real height
 * first: at the end of an estimated one a scroll would stop short of it.
 *
 * @param key - what follows the sign of its hash
 * @returns what the address points at, a collapsible or not; null if there is no such element
 */
export const openTarget = (document: Document, key: string): HTMLElement | null => {
  const target = document.getElementById(key)
  target?.closest("[data-below]")?.setAttribute("data-laid-out", "")
  if (target instanceof HTMLDetailsElement) target.open = true
  return target
}
