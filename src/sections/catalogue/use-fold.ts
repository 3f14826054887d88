import {useState} from "react"
import {useBeforePaint} from "../../start/is-alive"

/** An entry may have no state. */
const isUnfolded = () => Boolean({...window.history.state}.isUnfolded)

/**
 * Whether the filter is unfolded on a phone. The entry of the browser's history notes it: on coming
 * back the page is as long as it was, and the place that was left is where it was.
 */
export const useFold = () => {
  const [isOpen, setIsOpen] = useState(false)
  useBeforePaint(() => setIsOpen(isUnfolded()), [])
  const toggle = () => {
    window.history.replaceState({...window.history.state, isUnfolded: !isOpen}, "")
    setIsOpen(!isOpen)
  }
  return {isOpen, toggle}
}
