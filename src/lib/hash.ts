import type {MouseEvent} from "react"
import {attempt} from "./attempt"

/** Opens the collapsible that a hash points at, or points into. */
export const openTarget = (hash: string): void => {
  const target = document.getElementById(attempt(() => decodeURIComponent(hash.slice(1))) ?? "")
  let details = target?.closest("details")
  while (details) {
    details.open = true
    details = details.parentElement?.closest("details")
  }
}

/** Lets a link within the page replace the history's entry: Back leads to the page before, at once. */
export const replaceHash = (press: MouseEvent<HTMLAnchorElement>): void => {
  if (press.metaKey || press.ctrlKey || press.shiftKey || press.altKey) return
  press.preventDefault()
  location.replace(press.currentTarget.hash)
}
