import type {z} from "zod"
import {routePaths} from "../routes"
import {checkAddresses, checkLinks, checkRedirects, checkSlug, type Existing} from "./check-links"
import {checkUnique} from "./check-unique"
import {checkExclusions, checkPrices, checkSpanish} from "./editorial"
import {type ContentIssue, formatIssues, messageWithFound} from "./issue"
import type {Experience} from "./schema/experience"
import {
  fileSchemas,
  nameOf,
  type SiteContent,
  type SoundContent,
  schemaOfFile,
} from "./schema/files"
import {byCatalogueOrder, bySlug} from "./schema/groups"
import {legalSchema} from "./schema/pages"
import {photoName} from "./schema/pieces"
import type {Region} from "./schema/region"
import {fieldOf, wordsIn} from "./texts"
import {checkDefaults, withDefaults} from "./trip-defaults"

/** Validates a file against its schema. Plain rules have zod's messages, ours their own. */
const checkFile = (file: string, schema: z.ZodType, value: unknown) => {
  const {data, error} = value === undefined ? {} : schema.safeParse(value)
  const wrongTypes = (error?.issues ?? []).filter(({code}) => code === "invalid_type")
  const issues = (error?.issues ?? []).flatMap((issue): ContentIssue[] => {
    const path = issue.path as ContentIssue["path"]
    // zod measures a list in the place of a text, too.
    const isDuplicate = wrongTypes.some(other => other !== issue && `${other.path}` === `${path}`)
    if (isDuplicate) return []
    const {message} = issue
    return issue.code === "unrecognized_keys"
      ? issue.keys.map(key => ({file, path: [...path, key], message}))
      : [{file, path, message: messageWithFound(message, path.reduce<unknown>(fieldOf, value))}]
  })
  const [, , folder = ""] = file.split("/")
  return {file, folder, schema, value, content: data, issues}
}

const photoNames = ({folder, value}: {folder: string; value?: unknown}): string[] => {
  const {photos} = (value ?? {}) as {photos?: unknown}
  return (Array.isArray(photos) ? photos : []).flatMap(photo =>
    typeof photo?.image === "string" ? photoName(folder, photo.image) : [],
  )
}

/**
 * Checks content files by themselves and against one another. It reads no disk, so that the
 * editor's form runs it, too: pictures and interface words are checked elsewhere.
 *
 * @param values - what every data file holds, by its path; undefined of one that is no JSON
 * @returns the content as far as it is sound, trips also as they are stored, every issue, the files
 */
export const checkContent = (values: ReadonlyMap<string, unknown>) => {
  const files = [...values].flatMap(([file, value]) => {
    const schema = schemaOfFile(file)
    return schema ? checkFile(file, schema, value) : []
  })
  const filesIn = (folder: string) => files.filter(({file}) => file.startsWith(`data/${folder}/`))
  const [trips, regions] = [filesIn("experiences"), filesIn("regions")]
  const pages: Partial<SiteContent> = Object.fromEntries(
    Object.keys(fileSchemas).map(path => [
      nameOf(path),
      files.find(({file}) => file === `data/${path}.json`)?.content,
    ]),
  )
  const storedTrips = trips.flatMap(({content: trip}) => (trip as Experience | undefined) ?? [])
  const content: SoundContent = {
    ...pages,
    experiences: storedTrips.map(trip => withDefaults(trip, pages)).sort(byCatalogueOrder),
    regions: regions.flatMap(({content}) => (content as Region | undefined) ?? []).sort(bySlug),
  }
  const existing: Existing = {
    Region: regions.map(({folder}) => folder),
    Experience: trips.map(({folder}) => folder),
    Activity: content.activities?.activities.map(({key}) => key),
    Photo: trips.flatMap(photoNames),
    PackingItem: content.packing?.groups.flatMap(({items}) => items.map(({key}) => key)),
  }
  const slugged = (entries: typeof trips) => entries.map(({folder}) => ({slug: folder}))
  const routes = routePaths({experiences: slugged(trips), regions: slugged(regions)})
  const formerSlugs = storedTrips.flatMap(({formerSlugs: slugs = []}) => slugs)
  const issues = [
    ...files.flatMap(file => [
      ...file.issues,
      ...checkLinks(file, existing),
      ...checkAddresses(file, content, routes),
      ...checkPrices(file),
      ...(file.schema === legalSchema ? [] : checkSpanish(file.file, wordsIn(file.value, ["es"]))),
    ]),
    ...[...trips, ...regions].flatMap(checkSlug),
    ...trips.flatMap(checkExclusions),
    ...checkUnique(files, trips),
    ...checkDefaults(content["trip-defaults"], storedTrips),
    ...checkRedirects(values.get("data/redirects.json"), routes, formerSlugs),
  ]
  return {content, storedTrips, issues, files}
}

/** Content that was checked; an error names every issue. */
export const contentOrThrow = ({
  content,
  issues,
}: Pick<ReturnType<typeof checkContent>, "content" | "issues">): SiteContent => {
  if (issues.length > 0) throw new Error(formatIssues(issues))
  return content as SiteContent
}
