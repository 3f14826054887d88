import type {EarlyWindow} from "../early/keep-clicks"

/**
 * Says on the root element that the page answers by itself now (`data-hydrated`), shows what needs
 * scripts again where they were given up (start-scripts.ts), and presses the buttons that were pressed
 * before (keep-clicks.ts).
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
