import {closest} from "./closest"

/** What a traveller does first; a scroll by script or by the browser is not among them. */
export const gestures = ["pointerdown", "touchstart", "keydown", "wheel"] as const

/** The window with what happened before the late scripts could see it. */
export type EarlyWindow = Window & {
  earlyClicks?: MouseEvent[]
  earlyGesture?: boolean
  /** Buttons that were pressed before they could answer, each once, in their order. */
  earlyTaps?: Set<HTMLElement>
}

/**
 * Keeps clicks for the scripts that arrive after the first paint, so that no tap is lost or left
 * uncounted. A button of the page answers by scripts alone: it is marked as busy, and pressed again
 * once the page is hydrated (mark-hydrated.ts). Who presses one twice in the meantime wants it once.
 *
 * @param page - the window, or a stand-in in tests
 */
export const keepClicks = (page: EarlyWindow): void => {
  const {document} = page
  const clicks: MouseEvent[] = []
  const taps = new Set<HTMLElement>()
  page.earlyClicks = clicks
  page.earlyTaps = taps
  for (const type of ["click", "auxclick"])
    document.addEventListener(type, event => clicks.push(event as MouseEvent))
  document.addEventListener("click", event => {
    const button = closest(event, "#___gatsby button")
    if (!button || document.documentElement.dataset.hydrated !== undefined) return
    taps.add(button)
    button.setAttribute("aria-busy", "true")
  })
}
