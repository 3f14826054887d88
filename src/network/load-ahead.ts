import type {LoadingWindow} from "../start/save-data"
import {whenIdle} from "../start/when-idle"

/**
 * Fetches the code of a page whose data Gatsby has fetched ahead, and the name of the build. Gatsby
 * itself fetches both when the link is pressed, which costs a phone a round trip. It is not called
 * where nothing is fetched ahead, as for a visitor who saves data.
 *
 * @param page - the window, or a stand-in in tests
 * @param path - the page's path
 */
export const loadAhead = (page: LoadingWindow, path: string): void =>
  whenIdle(() => page.___loader?.hovering(path))
