import {type Fault, faultAt, show} from "./fault"
import {shared} from "./own-values"

/** A folder's file and its parsed content. */
type FolderFile = {folder: string; file: string; slug: unknown}

/**
 * Checks the folders of one kind: the slug in the file is the folder's name.
 *
 * @returns a fault for each slug that differs from its folder, and for each that is used twice
 */
export const checkSlugs = (files: readonly FolderFile[]): Fault[] => {
  const withSlug = files.filter(({slug}) => typeof slug === "string")
  const misplaced = withSlug
    .filter(({slug, folder}) => slug !== folder)
    .map(
      ({file, slug, folder}): Fault =>
        faultAt("folder-name", file, "slug", {found: show(slug), folder}),
    )
  const own = withSlug.map(({file, slug}) => ({
    file,
    field: "slug",
    key: String(slug),
    code: "slug-taken" as const,
    values: {found: show(slug)},
  }))
  return [...misplaced, ...shared(own)]
}
