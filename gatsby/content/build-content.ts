import {loadContent} from "./load-content"

let ofThisBuild: ReturnType<typeof loadContent> | undefined

/**
 * Reads and checks the content for a hook of Gatsby's. A build reads it once, so that its pages,
 * redirects and files for search engines agree. `develop` reads it each time, as it is edited.
 *
 * @param root - the project's folder, one for all hooks
 * @returns what `loadContent` gives
 */
export const buildContent = (root: string): ReturnType<typeof loadContent> => {
  if (process.env.NODE_ENV === "development") return loadContent(root)
  ofThisBuild ??= loadContent(root)
  return ofThisBuild
}
