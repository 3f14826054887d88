import type {EarlyWindow} from "../early/keep-clicks"

/**
 * Says on the root element that the page answers by itself now (`data-hydrated`), shows what needs
 * scripts again where they were given up (late-scripts.ts), and repeats the last tap on something
 * that could not answer before (start-scripts.ts).
 */
export const markHydrated = (page: EarlyWindow = window): void => {
  const {dataset} = page.document.documentElement
  dataset.hydrated = ""
  dataset.scripting = ""
  const {earlyTap} = page
  delete page.earlyTap
  if (earlyTap?.isConnected) earlyTap.click()
}
