import type {Fault} from "./fault"

/** A folder's file with what could be read of it. */
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
    .map(({file, slug, folder}) => ({
      file,
      field: "slug",
      found: `"${slug}"`,
      expected: `"${folder}", the name of its folder`,
    }))
  const twice = withSlug.flatMap(({file, slug}, index) => {
    const first = withSlug.findIndex(other => other.slug === slug)
    return first < index
      ? [
          {
            file,
            field: "slug",
            found: `"${slug}", which ${withSlug[first]?.file} has already`,
            expected: "a slug of its own",
          },
        ]
      : []
  })
  return [...misplaced, ...twice]
}
