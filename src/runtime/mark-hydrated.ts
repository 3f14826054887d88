import type {EarlyWindow} from "./boot/keep-clicks"

/**
 * Marks the page as hydrated (`data-hydrated` on the root element), shows what needs scripts if it
 * was hidden (start-scripts.ts), and replays the presses that were kept (keep-clicks.ts).
 */
export const markHydrated = (page: EarlyWindow = window): void => {
  const {dataset} = page.document.documentElement
  dataset.hydrated = ""
  dataset.scripting = ""
  const {earlyTaps} = page
  delete page.earlyTaps
  for (const button of earlyTaps ?? []) {
    button.removeAttribute("aria-busy")
    if (button.isConnected) button.click()
  }
}
