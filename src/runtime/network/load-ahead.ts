import type {LoadingWindow} from "../../lib/save-data"
import {whenIdle} from "../../lib/when-idle"

/**
 * Prefetches the code of a page whose data Gatsby has prefetched, and app-data.json. Gatsby fetches
 * both only when the link is pressed, which costs a round trip. Not called for visitors who save
 * data.
 *
 * @param page - the window, or a stand-in in tests
 * @param path - the page's path
 */
export const loadAhead = (page: LoadingWindow, path: string): void =>
  whenIdle(() => page.___loader?.hovering(path))
