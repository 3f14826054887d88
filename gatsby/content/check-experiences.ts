import type {Fault} from "./fault"

/** An experience's file with what could be read of it. */
export type ExperienceFile = {folder: string; file: string; slug: unknown}

/**
 * Checks the experiences against their folders and one another.
 *
 * @returns a fault for each slug that differs from its folder, and for each that is used twice
 */
export const checkSlugs = (files: readonly ExperienceFile[]): Fault[] => {
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
