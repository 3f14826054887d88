import {useEffect, useState} from "react"
import type {LoadedTrip} from "../../planner/load-trips"

/** Marks the buttons that remove a trip of the list. */
export const removes = {"data-removes": ""}

/**
 * Removes a trip of the list, and has the focus go on from there, as the button that had it is gone: to
 * the next trip's, or to the page where none is left.
 *
 * @param take - takes a trip off the list
 * @returns what a reader is to hear of: the name of the trip that was removed last; and what removes one
 */
export const useRemoval = (take: (loaded: LoadedTrip) => void) => {
  const [removed, setRemoved] = useState<{name: string; place: number}>()
  useEffect(() => {
    if (!removed) return
    const buttons = document.querySelectorAll<HTMLElement>("[data-removes]")
    const next = buttons[Math.min(removed.place, buttons.length - 1)]
    ;(next ?? document.getElementById("content"))?.focus({preventScroll: !next})
  }, [removed])
  return {
    said: removed?.name,
    /** @param place - in the list, from 0 */
    remove: (loaded: LoadedTrip, place: number) => {
      take(loaded)
      setRemoved({name: loaded.trip?.title ?? loaded.slug, place})
    },
  }
}
