import {loadContent} from "./load-content"

let ofThisBuild: ReturnType<typeof loadContent> | undefined

/**
 * Reads and checks the content for a hook of Gatsby's: once for a build, whose pages, redirects and
 * files for search engines are then of one state; each time anew in `develop`, where it is edited.
 *
 * @param root - the project's folder, one for all hooks
 * @returns what `loadContent` gives
 */
export const buildContent = (root: string): ReturnType<typeof loadContent> => {
  if (process.env.NODE_ENV === "development") return loadContent(root)
  ofThisBuild ??= loadContent(root)
  return ofThisBuild
}
