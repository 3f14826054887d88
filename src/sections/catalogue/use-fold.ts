import {useState} from "react"
import {note, noted} from "../../start/entry-notes"
import {useBeforePaint} from "../../start/is-alive"

const name = "isUnfolded"

/**
 * Whether the filter is unfolded on a phone. The entry of the browser's history notes it: on coming
 * back the page is as long as it was, and the place that was left is where it was.
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
