import {type Fault, faultAt, show} from "./fault"

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
  const twice = withSlug.flatMap(({file, slug}, index): Fault[] => {
    const first = withSlug.findIndex(other => other.slug === slug)
    if (first === index) return []
    const values = {found: show(slug), file: withSlug[first]?.file}
    return [faultAt("slug-taken", file, "slug", values)]
  })
  return [...misplaced, ...twice]
}
