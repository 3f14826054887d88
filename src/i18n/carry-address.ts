import {closest} from "../lib/closest"

/** Adds the current query and hash to the language switch, which is a plain link. */
export const carryAddress = ({document, location}: Window): void => {
  document.addEventListener(
    "click",
    event => {
      const link = closest<HTMLAnchorElement>(event, "a[data-language-switch]")
      if (!link) return
      link.search = location.search
      link.hash = location.hash
    },
    true,
  )
}
