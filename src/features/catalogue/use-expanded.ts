import {useState} from "react"
import {useBeforePaint} from "../../lib/is-hydrated"
import {note, noted} from "../../runtime/entry-notes"

const name = "isUnfolded"

/**
 * Whether the filter is expanded on a phone. The history entry stores it, so that on Back the page
 * has its old height and scroll position.
 */
export const useExpanded = () => {
  const [isOpen, setIsOpen] = useState(false)
  useBeforePaint(() => setIsOpen(Boolean(noted(name))), [])
  const toggle = () => {
    note(name, !isOpen)
    setIsOpen(!isOpen)
  }
  return {isOpen, toggle}
}
