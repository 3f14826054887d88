import {en, es} from "zod/locales"
import {routePaths} from "../pages/routes"
import type {StaffLanguage} from "../words/staff-languages"
import type {JsonFile} from "./content-files"
import {
  checkAddresses,
  checkKeys,
  checkLinks,
  checkPrices,
  checkRedirects,
  checkSlugs,
  checkTripsApart,
  type DataFile,
  type Existing,
  type FolderFile,
} from "./cross-checks"
import {type ContentIssue, issueLanguage, setIssueLanguage, withFound} from "./issue"
import {byCatalogueOrder} from "./schema/experience"
import {fileSchemas, folderSchemas, nameOf, type SiteContent} from "./schema/files"
import {photoName} from "./schema/photos"

type Checked<File extends DataFile, Content> = File & {content?: Content; issues: ContentIssue[]}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], value)

/** Validates a file against its schema. Plain rules have zod's own messages, ours those beside the rule. */
const checkFile = <File extends DataFile, Content>(
  file: File,
  read: readonly ContentIssue[],
): Checked<File, Content> => {
  if (file.value === undefined) return {...file, issues: [...read]}
  const {localeError} = {en, es}[issueLanguage()]()
  const {data, error} = file.schema.safeParse(file.value, {error: localeError})
  const broken = (error?.issues ?? []).flatMap((issue): ContentIssue[] => {
    const path = issue.path as ContentIssue["path"]
    const own = {file: file.file, path, message: issue.message}
    return issue.code === "unrecognized_keys"
      ? issue.keys.map(key => ({...own, path: [...path, key]}))
      : [{...own, message: withFound(issue.message, valueAt(file.value, path))}]
  })
  return {...file, content: data as Content | undefined, issues: [...read, ...broken]}
}

const photoNames = ({folder, value}: FolderFile): string[] => {
  const {photos} = (value ?? {}) as {photos?: unknown}
  return (Array.isArray(photos) ? photos : []).flatMap(photo =>
    typeof photo?.file === "string" ? photoName(folder, photo.file) : [],
  )
}

/**
 * Checks content files by themselves and against one another. It reads no disk, so that the
 * editor's form runs it, too: pictures and interface words are checked elsewhere.
 *
 * @param read - every data file of the site, by its path from the project
 * @param language - of the messages
 * @returns the content as far as it is sound, every issue, and the files
 */
export const checkContent = (
  read: ReadonlyMap<string, JsonFile>,
  language: StaffLanguage = "en",
) => {
  setIssueLanguage(language)

  const checkFolders = <Kind extends keyof typeof folderSchemas>(kind: Kind) => {
    const {name, schema} = folderSchemas[kind]
    const place = new RegExp(`^data/${kind}/([^/]+)/${name}\\.json$`)
    return [...read].flatMap(([file, {value, issues}]) => {
      const folder = place.exec(file)?.[1]
      if (folder === undefined) return []
      return [checkFile<FolderFile, SiteContent[Kind][0]>({file, folder, schema, value}, issues)]
    })
  }

  const single = Object.entries(fileSchemas).map(([path, schema]) => {
    const file = `data/${path}.json`
    const {value, issues = []} = read.get(file) ?? {}
    return {name: nameOf(path), ...checkFile<DataFile, unknown>({file, schema, value}, issues)}
  })
  const trips = checkFolders("experiences")
  const regions = checkFolders("regions")
  const content = {
    ...Object.fromEntries(single.map(({name, content: own}) => [name, own])),
    experiences: trips.flatMap(({content: trip}) => trip ?? []).sort(byCatalogueOrder),
    regions: regions.flatMap(({content: region}) => region ?? []),
  } as SiteContent
  const sound: Partial<SiteContent> = content
  const existing: Existing = {
    Region: regions.map(({folder}) => folder),
    Experience: trips.map(({folder}) => folder),
    Activity: sound.activities?.activities.map(({key}) => key),
    Photo: trips.flatMap(photoNames),
    PackingItem: sound.packing?.groups.flatMap(({items}) => items.map(({key}) => key)),
  }
  const bySlug = ({folder}: FolderFile) => ({slug: folder})
  const routes = routePaths({experiences: trips.map(bySlug), regions: regions.map(bySlug)})
  const files: Checked<DataFile, unknown>[] = [...single, ...trips, ...regions]
  const issues = [
    ...files.flatMap(file => [
      ...file.issues,
      ...checkLinks(file, existing),
      ...checkKeys(file),
      ...checkAddresses(file, sound, routes),
      ...checkPrices(file),
    ]),
    ...checkSlugs([...trips, ...regions]),
    ...checkTripsApart(trips),
    ...checkRedirects(read.get("data/redirects.json")?.value, routes),
  ]
  return {content, issues, files}
}
