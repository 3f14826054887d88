/** What a traveller does first; a scroll by script or by the browser is not among them. */
export const gestures = ["pointerdown", "touchstart", "keydown", "wheel"] as const

/** The window with what happened before the late scripts could see it. */
export type EarlyWindow = Window & {
  earlyClicks?: MouseEvent[]
  earlyGesture?: boolean
  earlyTap?: HTMLElement
}

/**
 * Keeps clicks for the scripts that arrive after the first paint, so that no tap is lost or left
 * uncounted.
 *
 * @param page - the window, or a stand-in in tests
 */
export const keepClicks = (page: EarlyWindow): void => {
  const {document} = page
  const clicks: MouseEvent[] = []
  page.earlyClicks = clicks
  for (const type of ["click", "auxclick"])
    document.addEventListener(type, event => clicks.push(event as MouseEvent))
}
