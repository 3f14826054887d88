import type {z} from "zod"
import {byCatalogueOrder} from "./catalogue-order"
import {checkAddresses} from "./check-addresses"
import {checkClaims} from "./check-claims"
import {checkLinks} from "./check-links"
import {checkPlaceholders} from "./check-prices"
import {checkRedirects} from "./check-redirects"
import {checkSchema} from "./check-schema"
import {checkSite} from "./check-site"
import {checkTrips} from "./check-trips"
import type {Fault} from "./fault"
import {checkSlugs} from "./own-values"
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

type Checked<Content> = {
  file: string
  schema: z.ZodType<Content>
  value: unknown
  content?: Content
  faults: readonly Fault[]
}

/** Files that were checked by themselves: in the editor one changes at each key, and the others do not. */
const checkedFiles = new WeakMap<JsonFile, Checked<unknown>>()

const checkFile = <Content>(
  file: string,
  schema: z.ZodType<Content>,
  json: JsonFile,
  placeholder?: string,
): Checked<Content> => {
  const {value, faults} = json
  if (value === undefined) return {file, schema, value, faults}
  const known = checkedFiles.get(json) as Checked<Content> | undefined
  if (known?.file === file) return known
  // Texts are measured as they read with the price in them.
  const {content, faults: own} = checkSchema(file, schema, withPrice(value))
  const all = [...faults, ...own, ...checkPlaceholders(file, value, placeholder)]
  const checked = {file, schema, value, content, faults: all}
  checkedFiles.set(json, checked)
  return checked
}

/** A trip as the site tells it: checked with its price, which its texts lose once it no longer holds. */
const shownTrip = ({value, content}: {value?: unknown; content?: Experience}): Experience[] => {
  if (content === undefined) return []
  return [arePricesOver(content) ? withPrice(value as Experience, true) : content]
}

/** Photographs that a trip's file names, of whatever shape it is. */
const photoNames = ({folder, value}: {folder: string; value?: unknown}): string[] => {
  const {photos} = (value ?? {}) as {photos?: unknown}
  return (Array.isArray(photos) ? photos : []).flatMap(photo =>
    typeof photo?.file === "string" ? photoName(folder, photo.file) : [],
  )
}

const unread: JsonFile = {faults: []}

/** All files of a kind that has a folder for each, in the order in which they were read. */
const checkFolders = <Content>(
  read: ReadFiles,
  kind: keyof typeof folderSchemas,
  placeholder?: string,
) => {
  const {name, schema} = folderSchemas[kind]
  const place = new RegExp(`^data/${kind}/([^/]+)/${name}\\.json$`)
  return [...read].flatMap(([file, json]) => {
    const folder = place.exec(file)?.[1]
    if (folder === undefined) return []
    const {slug} = (json.value ?? {}) as {slug?: unknown}
    const checked = checkFile(
      file,
      schema as z.ZodType<unknown> as z.ZodType<Content>,
      json,
      placeholder,
    )
    return [{folder, slug, ...checked}]
  })
}

/**
 * Checks content files by themselves and against one another. It reads no disk: pictures and
 * interface words are checked elsewhere. A file that is the same object as before is not checked by
 * itself again.
 *
 * @param read - every file that the contract knows
 * @returns the content as far as it is sound, every fault, and the trips' files
 */
export const checkContent = (read: ReadFiles) => {
  const single = Object.entries(fileSchemas).map(([path, schema]) => {
    const file = `data/${path}.json`
    return {name: nameOf(path), ...checkFile<unknown>(file, schema, read.get(file) ?? unread)}
  })
  const trips = checkFolders<Experience>(read, "experiences", pricePlaceholder)
  const regions = checkFolders<Region>(read, "regions")
  const folders = trips.map(({folder}) => folder)
  const content = {
    ...Object.fromEntries(single.map(({name, content: of}) => [name, of])),
    experiences: trips.flatMap(shownTrip).sort(byCatalogueOrder),
    regions: regions.flatMap(({content}) => content ?? []),
  } as SiteContent
  const existing = {
    Region: regions.map(({folder}) => folder),
    Experience: folders,
    Activity: content.activities?.activities.map(({key}) => key),
    Photo: trips.flatMap(photoNames),
    PackingItem: content.packing?.groups.flatMap(({items}) => items.map(({key}) => key)),
  }
  const files = [...single, ...trips, ...regions]
  const isWhole = single.every(file => file.content !== undefined)
  const whole = () => [
    ...checkSite(content, folders),
    ...checkAddresses(files, content),
    ...checkRedirects(content),
    ...checkClaims(files, content),
  ]
  const faults: Fault[] = [
    ...(isWhole ? whole() : []),
    ...files.flatMap(({file, schema, value, faults: own}) => [
      ...own,
      ...checkLinks(file, schema, value, existing),
    ]),
    ...checkSlugs(trips),
    ...checkTrips(trips),
    ...checkSlugs(regions),
  ]
  return {content, faults, files, trips}
}
