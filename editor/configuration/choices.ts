import {photoName} from "../../gatsby/content/schema/photos"
import type {StaffLanguage} from "../../gatsby/words/staff-languages"
import type {Choice, Choices} from "./field"

/** Content files by their path from the project, each as far as it could be read. */
export type Files = ReadonlyMap<string, unknown>

const tripFile = /^data\/experiences\/([^/]+)\/experience\.json$/

// Files may have any shape while they are edited.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Loose = any

const toChoice = (value: unknown, label: unknown): Choice[] =>
  typeof value === "string" ? [{value, label: typeof label === "string" ? label : value}] : []

const inFolders = (files: Files, file: RegExp, words: string, language: StaffLanguage): Choice[] =>
  [...files].flatMap(([path, content]) => {
    const [, slug] = file.exec(path) ?? []
    return toChoice(slug, (content as Loose)?.[words]?.[language])
  })

const listed = (list: Loose, language: StaffLanguage): Choice[] =>
  Array.isArray(list) ? list.flatMap(entry => toChoice(entry?.key, entry?.name?.[language])) : []

/** The photographs of a trip's file, each told by its trip and what it shows. */
const photosIn = (path: string, content: Loose, language: StaffLanguage): Choice[] => {
  const [, slug] = tripFile.exec(path) ?? []
  if (!slug || !Array.isArray(content?.photos)) return []
  return content.photos.flatMap((photo: Loose) =>
    typeof photo?.file === "string"
      ? toChoice(
          photoName(slug, photo.file),
          [content.title?.[language] ?? slug, photo.alt?.[language] ?? photo.file].join(": "),
        )
      : [],
  )
}

/** Options of reference fields, with labels in a language. */
export const choicesOf = (files: Files, language: StaffLanguage): Choices => {
  const packing = (files.get("data/packing.json") as Loose)?.groups
  return {
    Experience: inFolders(files, tripFile, "title", language),
    Region: inFolders(files, /^data\/regions\/([^/]+)\/region\.json$/, "name", language),
    Activity: listed((files.get("data/activities.json") as Loose)?.activities, language),
    PackingItem: Array.isArray(packing)
      ? packing.flatMap(group => listed(group?.items, language))
      : [],
    Photo: [...files].flatMap(([path, content]) => photosIn(path, content, language)),
  }
}
