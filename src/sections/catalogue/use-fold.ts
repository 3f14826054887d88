import {useState} from "react"
import {note, noted} from "../../start/entry-notes"
import {useBeforePaint} from "../../start/is-alive"

const name = "isUnfolded"

/**
 * Whether the filter is expanded on a phone. The history entry stores it, so that on Back the page
 * has its old height and scroll position.
 */
export const useFold = () => {
  const [isOpen, setIsOpen] = useState(false)
  useBeforePaint(() => setIsOpen(Boolean(noted(name))), [])
  const toggle = () => {
    note(name, !isOpen)
    setIsOpen(!isOpen)
  }
  return {isOpen, toggle}
}
