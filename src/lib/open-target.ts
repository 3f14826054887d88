import {attempt} from "./attempt"

/** Opens the collapsible that a hash points at, or points into. */
export const openTarget = (hash: string): void => {
  const target = document.getElementById(attempt(() => decodeURIComponent(hash.slice(1))) ?? "")
  let fold = target?.closest("details")
  while (fold) {
    fold.open = true
    fold = fold.parentElement?.closest("details")
  }
}
