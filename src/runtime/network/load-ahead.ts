import {whenIdle} from "../../lib/when-idle"

/** Gatsby's loader as it stands on the window (gatsby/cache-dir/loader.js). */
type LoadingWindow = Window & {___loader?: {hovering: (path: string) => void}}
type SavingNavigator = Navigator & {connection?: {saveData?: boolean}}

/**
 * Turns prefetching off for visitors who save data. Gatsby respects `saveData` for links in view,
 * but not for the link under the pointer.
 *
 * @param page - the window, or a stand-in in tests; call it once the loader is there
 */
export const respectSaveData = (page: LoadingWindow = window): void => {
  const {connection} = page.navigator as SavingNavigator
  if (connection?.saveData && page.___loader) page.___loader.hovering = () => {}
}

/**
 * Prefetches the code of a page whose data Gatsby has prefetched, and app-data.json. Gatsby fetches
 * both only when the link is pressed, which costs a round trip. Not called for visitors who save
 * data.
 */
export const loadAhead = (page: LoadingWindow, path: string): void =>
  whenIdle(() => page.___loader?.hovering(path))
