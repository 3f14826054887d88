import {loadContent} from "./load-content"

let ofThisBuild: ReturnType<typeof loadContent> | undefined

/**
 * Reads and checks the content for a Gatsby hook. A build reads it once, so that pages, redirects
 * and files for search engines agree. `develop` reads it again each time.
 *
 * @param root - the project's folder, one for all hooks
 * @returns what `loadContent` gives
 */
export const buildContent = (root: string): ReturnType<typeof loadContent> => {
  if (process.env.NODE_ENV === "development") return loadContent(root)
  ofThisBuild ??= loadContent(root)
  return ofThisBuild
}
