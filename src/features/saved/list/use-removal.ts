import {useEffect, useState} from "react"
import type {LoadedTrip} from "../load-trips"

/** Attribute of the remove buttons. */
export const removes = {"data-removes": ""}

/**
 * Removes a trip and moves the focus, because its button is gone: to the next trip's button, or to
 * the page if there is none left.
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
