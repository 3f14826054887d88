import {whenIdle} from "../lib/when-idle"

/**
 * Gives a part its real height. If it lies above what is in view, that stays where it is: browsers
 * see to it only sometimes.
 */
const layOut = (part: HTMLElement) => {
  const {bottom} = part.getBoundingClientRect()
  part.dataset.laidOut = ""
  const grown = part.getBoundingClientRect().bottom - bottom
  if (bottom < 0 && grown !== 0) scrollBy(0, grown)
}

/**
 * Lays out the parts below the first screen (`data-below`, see global.css), one at a time while the
 * browser is idle. Every part then has its real height, and Back finds its place. Later pages need
 * no wait (`data-laid-out` on the root element).
 */
export const layOutRest = ({document}: Window = window): void => {
  const parts = [...document.querySelectorAll<HTMLElement>("[data-below]")]
  const layOutNext = () => {
    const part = parts.shift()
    layOut(part ?? document.documentElement)
    if (part) whenIdle(layOutNext)
  }
  whenIdle(layOutNext)
}
