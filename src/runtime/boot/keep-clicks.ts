import {closest} from "../../lib/closest"

/** First gestures of a visitor. Scrolling is left out: scripts and browsers scroll, too. */
export const gestures = ["pointerdown", "touchstart", "keydown", "wheel"] as const

/** The window with clicks that happened before scripts could handle them. */
export type EarlyWindow = Window & {
  /** Clicks not yet counted; undefined once they are. */
  earlyClicks?: MouseEvent[]
  /** Buttons pressed before hydration, each once, in order. */
  earlyTaps?: Set<HTMLElement>
}

/**
 * Keeps clicks until the scripts run, so that no tap is lost or uncounted. A button pressed before
 * hydration is marked as busy and pressed again once the page is hydrated (mark-hydrated.ts), once
 * however often it was pressed.
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
