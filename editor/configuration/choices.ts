import {photoName} from "../../gatsby/content/schema/photos"
import type {StaffLanguage} from "../../gatsby/words/staff-languages"
import type {Choice, Choices} from "./field"

/** Content files by their path from the project, each as far as it could be read. */
export type Files = ReadonlyMap<string, unknown>

// Files may have any shape while they are edited.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Loose = any

const choice = (value: unknown, label: unknown): Choice[] =>
  typeof value === "string" ? [{value, label: typeof label === "string" ? label : value}] : []

/** Choices from each entry of a list, if it is one. */
const each = (list: Loose, choicesOfEntry: (entry: Loose) => Choice[]): Choice[] =>
  Array.isArray(list) ? list.flatMap(choicesOfEntry) : []

/** Options of reference fields, with labels in a language. */
export const choicesOf = (files: Files, language: StaffLanguage): Choices => {
  const inFolders = (folder: string, choicesOfFile: (slug: string, file: Loose) => Choice[]) =>
    [...files].flatMap(([path, content]) => {
      const [, slug] = new RegExp(`^data/${folder}/([^/]+)/\\w+\\.json$`).exec(path) ?? []
      return slug ? choicesOfFile(slug, content) : []
    })
  const named = (entry: Loose) => choice(entry?.key, entry?.name?.[language])
  const photoOf = (slug: string, trip: Loose) => (photo: Loose) =>
    typeof photo?.file === "string"
      ? choice(
          photoName(slug, photo.file),
          `${trip.title?.[language] ?? slug}: ${photo.alt?.[language] ?? photo.file}`,
        )
      : []
  const packing = files.get("data/packing.json") as Loose
  const {activities}: Loose = files.get("data/activities.json") ?? {}
  return {
    Experience: inFolders("experiences", (slug, trip) => choice(slug, trip?.title?.[language])),
    Region: inFolders("regions", (slug, region) => choice(slug, region?.name?.[language])),
    Activity: each(activities, named),
    PackingItem: each(packing?.groups, group => each(group?.items, named)),
    Photo: inFolders("experiences", (slug, trip) => each(trip?.photos, photoOf(slug, trip))),
  }
}
