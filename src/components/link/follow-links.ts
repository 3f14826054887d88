import {navigate} from "gatsby"
import {closest} from "../../early/closest"

/**
 * Has links to pages of the site answered by Gatsby where React does not know them.
 *
 * @param root - what holds the links
 * @returns what ends it
 */
export const followLinks = (root: HTMLElement) => {
  const follow = (event: MouseEvent) => {
    const link = closest<HTMLAnchorElement>(event, 'a[href^="/"]')
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (!link || event.defaultPrevented || event.button || !isPlain) return
    event.preventDefault()
    void navigate(link.pathname + link.hash)
  }
  root.addEventListener("click", follow)
  return () => root.removeEventListener("click", follow)
}
