import {whenIdle} from "../lib/when-idle"

/**
 * Lays out the parts below the first screen (`data-below`, see global.css), one at a time while the
 * browser is idle. Every part then has its real height, and Back finds its place. Later pages need
 * no wait (`data-laid-out` on the root element).
 *
 * @param page - the window, or a stand-in in tests
 */
export const layOutRest = ({document}: Window = window): void => {
  const parts = [...document.querySelectorAll<HTMLElement>("[data-below]")]
  const layOutNext = () => {
    const part = parts.shift()
    const {dataset} = part ?? document.documentElement
    dataset.laidOut = ""
    if (part) whenIdle(layOutNext)
  }
  whenIdle(layOutNext)
}
