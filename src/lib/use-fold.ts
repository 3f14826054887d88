import {useState} from "react"
import {isHydrated, useBeforePaint} from "./is-hydrated"

/**
 * Whether a fold is open, which the history's entry holds: on Back the page has the height at which it
 * was left at once, after a reload from hydration on.
 */
export const useFold = (name: string) => {
  const [isOpen, setIsOpen] = useState(() => isHydrated() && Boolean(history.state?.[name]))
  useBeforePaint(() => setIsOpen(Boolean(history.state?.[name])), [])
  const toggle = () => {
    history.replaceState({...history.state, [name]: !isOpen}, "")
    setIsOpen(!isOpen)
  }
  return {isOpen, toggle}
}
