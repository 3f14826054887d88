import {whenIdle} from "./when-idle"

/**
 * Lets the browser lay out what stands below the first screen (`data-below`, see global.css), one
 * part at a time while it is idle. Then every part has its own height, and a visitor who goes to
 * another page and back finds the place again. Later pages need no wait (`data-laid-out` on the
 * root element).
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
