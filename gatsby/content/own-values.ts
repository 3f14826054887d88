import {type Fault, faultAt, show, type Verdict} from "./fault"

/** A trip's file and its parsed content. */
export type TripFile = {file: string; value?: unknown}

/** A value that stands once. */
export type Own = Verdict & {file: string; field: string; key: string}

/** Finds values that stand somewhere earlier; each fault names that file and field. */
export const shared = (list: readonly Own[]): Fault[] => {
  const first = new Map<string, Own>()
  return list.flatMap(own => {
    const {file, field} = first.get(own.key) ?? {}
    if (!file) first.set(own.key, own)
    return file ? [faultAt(own.code, own.file, own.field, {...own.values, file, field})] : []
  })
}

/** A folder's file and its parsed content. */
type FolderFile = {folder: string; file: string; slug: unknown}

/** Finds slugs of one kind that differ from their folder, or that two files have. */
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
