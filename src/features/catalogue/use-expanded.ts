import {useState} from "react"
import {readHistoryState, writeHistoryState} from "../../lib/history-state"
import {useBeforePaint} from "../../lib/is-hydrated"

const name = "isUnfolded"

/**
 * Whether the filter is expanded on a phone. The history entry stores it, so that on Back the page
 * has its old height and scroll position.
 */
export const useExpanded = () => {
  const [isOpen, setIsOpen] = useState(false)
  useBeforePaint(() => setIsOpen(Boolean(readHistoryState(name))), [])
  const toggle = () => {
    writeHistoryState(name, !isOpen)
    setIsOpen(!isOpen)
  }
  return {isOpen, toggle}
}
