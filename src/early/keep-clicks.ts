import {closest} from "./closest"

/** What a traveller does first; a scroll by script or by the browser is not among them. */
export const gestures = ["pointerdown", "touchstart", "keydown", "wheel"] as const

/** The window with what happened before scripts could answer it. */
export type EarlyWindow = Window & {
  /** Clicks that wait to be counted; undefined once they are. */
  earlyClicks?: MouseEvent[]
  /** Buttons that were pressed before they could answer, each once, in their order. */
  earlyTaps?: Set<HTMLElement>
}

/**
 * Keeps clicks until the scripts are there, so that no tap is lost or left uncounted. A button of the
 * page answers by scripts alone: it is marked as busy, and pressed again once the page is hydrated
 * (mark-hydrated.ts). Who presses one twice in the meantime wants it once.
 *
 * @param page - the window, or a stand-in in tests
 */
export const keepClicks = (page: EarlyWindow): void => {
  const {document} = page
  const taps = new Set<HTMLElement>()
  page.earlyClicks = []
  page.earlyTaps = taps
  for (const type of ["click", "auxclick"])
    document.addEventListener(type, event => {
      if (page.earlyClicks) page.earlyClicks.push(event as MouseEvent)
    })
  document.addEventListener("click", event => {
    const button = closest(event, "#___gatsby button")
    if (!button || document.documentElement.dataset.hydrated !== undefined) return
    taps.add(button)
    button.setAttribute("aria-busy", "true")
  })
}
