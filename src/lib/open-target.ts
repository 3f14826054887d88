import {attempt} from "./attempt"

/** Opens the collapsible that a hash points at. */
export const openTarget = (hash: string): void => {
  const target = document.getElementById(attempt(() => decodeURIComponent(hash.slice(1))) ?? "")
  if (target instanceof HTMLDetailsElement) target.open = true
}
