/** Chosen by touch screens alone. */
const touchScreen = "(hover: none) and (pointer: coarse)"

const beginnings = ["pointerdown", "keydown", "scroll"]

/**
 * Calls back at the first gesture on a touch screen, or at once if there was one, or where a mouse
 * may hover over what has not started.
 *
 * @returns what ends the waiting
 */
export const whenTouched = (act: () => void): (() => void) => {
  if (!matchMedia(touchScreen).matches || "touched" in document.documentElement.dataset) {
    act()
    return () => {}
  }
  const options = {capture: true, passive: true}
  const stop = () => {
    for (const name of beginnings) removeEventListener(name, begin, options)
  }
  const begin = () => {
    stop()
    act()
  }
  for (const name of beginnings) addEventListener(name, begin, options)
  return stop
}
