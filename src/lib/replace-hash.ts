import type {MouseEvent} from "react"

/** Lets a link within the page replace the history's entry: Back leads to the page before, at once. */
export const replaceHash = (press: MouseEvent<HTMLAnchorElement>): void => {
  if (press.metaKey || press.ctrlKey || press.shiftKey || press.altKey) return
  press.preventDefault()
  location.replace(press.currentTarget.hash)
}
