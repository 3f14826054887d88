import type {z} from "zod"
import {routePaths} from "../pages/routes"
import type {StaffLanguage} from "../words/staff-languages"
import {byCatalogueOrder} from "./catalogue-order"
import {checkAmounts, checkPlaceholders} from "./check-prices"
import {checkSchema} from "./check-schema"
import {
  checkAddresses,
  checkKeys,
  checkLinks,
  checkRedirects,
  checkSlugs,
  checkTripsApart,
  type DataFile,
  type Existing,
  type FolderFile,
} from "./cross-checks"
import {type ContentIssue, setIssueLanguage} from "./issue"
import {pricePlaceholder, withPrice} from "./price-in-texts"
import type {JsonFile} from "./read-json"
import type {Experience} from "./schema/experience"
import {fileSchemas, folderSchemas, nameOf} from "./schema/files"
import {photoName} from "./schema/photos"
import {arePricesOver} from "./schema/prices"
import type {Region} from "./schema/region"
import type {SiteContent} from "./site-content"

/** Content files by their path from the project, as they were read. */
export type ReadFiles = ReadonlyMap<string, JsonFile>

type Checked<File extends DataFile, Content> = File & {content?: Content; issues: ContentIssue[]}

const noFile: JsonFile = {issues: []}

/** A trip as the site shows it: its texts lose their price once that no longer holds. */
const shownTrip = ({value, content}: Checked<FolderFile, Experience>): Experience[] => {
  if (!content) return []
  return [arePricesOver(content) ? withPrice(value as Experience, true) : content]
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
 * @param read - every data file of the site
 * @param language - of the messages
 * @returns the content as far as it is sound, every issue, the files, and those of trips among them
 */
export const checkContent = (read: ReadFiles, language: StaffLanguage = "en") => {
  setIssueLanguage(language)

  const checkFile = <File extends DataFile, Content>(
    {issues, value}: JsonFile,
    file: File,
    placeholder?: string,
  ): Checked<File, Content> => {
    if (value === undefined) return {...file, issues}
    // Texts are measured as they read with the price in them.
    const checked = checkSchema(file.file, file.schema as z.ZodType<Content>, withPrice(value))
    const braces = checkPlaceholders(file.file, value, placeholder)
    return {
      ...file,
      value,
      content: checked.content,
      issues: [...issues, ...checked.issues, ...braces],
    }
  }

  const checkFolders = <Content>(kind: keyof typeof folderSchemas, placeholder?: string) => {
    const {name, schema} = folderSchemas[kind]
    const place = new RegExp(`^data/${kind}/([^/]+)/${name}\\.json$`)
    return [...read].flatMap(([file, json]) => {
      const folder = place.exec(file)?.[1]
      if (folder === undefined) return []
      return [checkFile<FolderFile, Content>(json, {file, folder, schema}, placeholder)]
    })
  }

  const single = Object.entries(fileSchemas).map(([path, schema]) => {
    const file = `data/${path}.json`
    return checkFile<DataFile & {name: string}, unknown>(read.get(file) ?? noFile, {
      file,
      name: nameOf(path),
      schema,
    })
  })
  const trips = checkFolders<Experience>("experiences", pricePlaceholder)
  const regions = checkFolders<Region>("regions")
  const content = {
    ...Object.fromEntries(single.map(({name, content: own}) => [name, own])),
    experiences: trips.flatMap(shownTrip).sort(byCatalogueOrder),
    regions: regions.flatMap(({content: region}) => region ?? []),
  } as SiteContent
  const sound: Partial<SiteContent> = content
  const existing = {
    Region: regions.map(({folder}) => folder),
    Experience: trips.map(({folder}) => folder),
    Activity: sound.activities?.activities.map(({key}) => key),
    Photo: trips.flatMap(photoNames),
    PackingItem: sound.packing?.groups.flatMap(({items}) => items.map(({key}) => key)),
  } satisfies Existing
  const bySlug = ({folder}: FolderFile) => ({slug: folder})
  const routes = routePaths({experiences: trips.map(bySlug), regions: regions.map(bySlug)})
  const files: Checked<DataFile, unknown>[] = [...single, ...trips, ...regions]
  const issues: ContentIssue[] = [
    ...files.flatMap(file => [
      ...file.issues,
      ...checkLinks(file, existing),
      ...checkKeys(file.file, file.value),
      ...checkAddresses(file, sound, routes),
    ]),
    ...checkSlugs([...trips, ...regions]),
    ...checkTripsApart(trips),
    ...trips.flatMap(({file, value}) => checkAmounts(file, value)),
    ...checkRedirects(read.get("data/redirects.json")?.value, routes),
  ]
  return {content, issues, files, trips}
}
