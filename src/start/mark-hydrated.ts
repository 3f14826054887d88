import type {EarlyWindow} from "./keep-clicks"

/**
 * Says on the root element that the page answers by itself now (`data-hydrated`), and repeats the
 * last tap on something that could not answer before (see start-scripts.ts).
 */
export const markHydrated = (page: EarlyWindow = window): void => {
  page.document.documentElement.dataset.hydrated = ""
  const {earlyTap} = page
  delete page.earlyTap
  if (earlyTap?.isConnected) earlyTap.click()
}
