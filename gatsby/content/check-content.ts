import type {z} from "zod"
import {en, es} from "zod/locales"
import {routePaths} from "../routes"
import type {StaffLanguage} from "../words/staff-languages"
import type {JsonFile} from "./content-files"
import {
  checkAddresses,
  checkKeys,
  checkLinks,
  checkPrices,
  checkRedirects,
  checkSearchTexts,
  checkSlug,
  checkSpanish,
  checkTripsApart,
  type Existing,
} from "./cross-checks"
import {type ContentIssue, formatIssues, issueLanguage, setIssueLanguage, withFound} from "./issue"
import type {Experience} from "./schema/experience"
import {
  fileSchemas,
  nameOf,
  type SiteContent,
  type SoundContent,
  schemaOfFile,
} from "./schema/files"
import {byCatalogueOrder} from "./schema/groups"
import {legalSchema} from "./schema/pages"
import {photoName} from "./schema/photos"
import type {Region} from "./schema/region"
import {textsOf} from "./texts"
import {checkDefaults, withDefaults} from "./trip-defaults"

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], value)

/** Validates a file against its schema. Plain rules have zod's own messages, ours those beside the rule. */
const checkFile = (file: string, schema: z.ZodType, {value, issues: unreadable}: JsonFile) => {
  const {localeError} = {en, es}[issueLanguage()]()
  const {data, error} = value === undefined ? {} : schema.safeParse(value, {error: localeError})
  const wrongTypes = (error?.issues ?? []).filter(({code}) => code === "invalid_type")
  const broken = (error?.issues ?? []).flatMap((issue): ContentIssue[] => {
    const path = issue.path as ContentIssue["path"]
    // zod measures a list in the place of a text, too.
    const isSaid = wrongTypes.some(other => other !== issue && `${other.path}` === `${path}`)
    if (isSaid) return []
    const own = {file, path, message: issue.message}
    return issue.code === "unrecognized_keys"
      ? issue.keys.map(key => ({...own, path: [...path, key]}))
      : [{...own, message: withFound(issue.message, valueAt(value, path))}]
  })
  const [, , folder = ""] = file.split("/")
  return {file, folder, schema, value, content: data, issues: [...unreadable, ...broken]}
}

const photoNames = ({folder, value}: {folder: string; value?: unknown}): string[] => {
  const {photos} = (value ?? {}) as {photos?: unknown}
  return (Array.isArray(photos) ? photos : []).flatMap(photo =>
    typeof photo?.image === "string" ? photoName(folder, photo.image) : [],
  )
}

const spanishOf = (value: unknown) => textsOf(value).filter(({path}) => path.includes("es"))

/**
 * Checks content files by themselves and against one another. It reads no disk, so that the
 * editor's form runs it, too: pictures and interface words are checked elsewhere.
 *
 * @param read - every data file of the site, by its path from the project
 * @param language - of the messages
 * @returns the content as far as it is sound, trips also as their files have them, every issue, and the files
 */
export const checkContent = (
  read: ReadonlyMap<string, JsonFile>,
  language: StaffLanguage = "en",
) => {
  setIssueLanguage(language)
  const single = Object.keys(fileSchemas).map(path => ({
    name: nameOf(path),
    file: `data/${path}.json`,
  }))
  const names = new Set([...single.map(({file}) => file), ...read.keys()])
  const files = [...names].flatMap(file => {
    const schema = schemaOfFile(file)
    return schema ? checkFile(file, schema, read.get(file) ?? {issues: []}) : []
  })
  const filesIn = (folder: string) => files.filter(({file}) => file.startsWith(`data/${folder}/`))
  const [trips, regions] = [filesIn("experiences"), filesIn("regions")]
  const pages: Partial<SiteContent> = Object.fromEntries(
    single.map(({name, file}) => [name, files.find(own => own.file === file)?.content]),
  )
  const storedTrips = trips.flatMap(({content: trip}) => (trip as Experience | undefined) ?? [])
  const content: SoundContent = {
    ...pages,
    experiences: storedTrips.map(trip => withDefaults(trip, pages)).sort(byCatalogueOrder),
    regions: regions.flatMap(({content: region}) => (region as Region | undefined) ?? []),
  }
  const existing: Existing = {
    Region: regions.map(({folder}) => folder),
    Experience: trips.map(({folder}) => folder),
    Activity: content.activities?.activities.map(({key}) => key),
    Photo: trips.flatMap(photoNames),
    PackingItem: content.packing?.groups.flatMap(({items}) => items.map(({key}) => key)),
  }
  const bySlug = ({folder}: {folder: string}) => ({slug: folder})
  const routes = routePaths({experiences: trips.map(bySlug), regions: regions.map(bySlug)})
  const issues = [
    ...files.flatMap(file => [
      ...file.issues,
      ...checkLinks(file, existing),
      ...checkKeys(file),
      ...checkAddresses(file, content, routes),
      ...checkPrices(file),
      ...(file.schema === legalSchema ? [] : checkSpanish(file.file, spanishOf(file.value))),
    ]),
    ...[...trips, ...regions].flatMap(checkSlug),
    ...checkTripsApart(trips),
    ...checkDefaults(content["trip-defaults"], storedTrips),
    ...checkSearchTexts(files),
    ...checkRedirects(read.get("data/redirects.json")?.value, routes),
  ]
  return {content, storedTrips, issues, files}
}

/**
 * Content that was checked, if nothing is wrong with it.
 *
 * @throws Error that names every issue
 */
export const wholeContent = ({
  content,
  issues,
}: Pick<ReturnType<typeof checkContent>, "content" | "issues">): SiteContent => {
  if (issues.length > 0) throw new Error(formatIssues(issues))
  return content as SiteContent
}
