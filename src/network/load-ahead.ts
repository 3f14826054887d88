import type {LoadingWindow} from "../start/save-data"
import {whenIdle} from "../start/when-idle"

/**
 * Makes a page ready whose data has been fetched ahead: Gatsby leaves its code, and the name of the
 * build, until the link is pressed, which costs a phone a round trip and then the time to run it.
 * Where nothing is fetched ahead, as for a visitor who saves data, it is not called.
 *
 * @param page - the window, or a stand-in in tests
 * @param path - the page's path
 */
export const loadAhead = (page: LoadingWindow, path: string): void =>
  whenIdle(() => page.___loader?.hovering(path))
