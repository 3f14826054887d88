import {readdir} from "fs/promises"
import path from "path"
import type {z} from "zod"
import {byCatalogueOrder} from "./catalogue-order"
import {checkLinks} from "./check-links"
import {checkPictures} from "./check-pictures"
import {checkPlaceholders} from "./check-prices"
import {checkSchema} from "./check-schema"
import {checkSite} from "./check-site"
import {checkSlugs} from "./check-slugs"
import {checkTranslations} from "./check-translations"
import {checkTrips} from "./check-trips"
import type {Fault} from "./fault"
import {pricePlaceholder, withPrice} from "./price-in-texts"
import {readJson} from "./read-json"
import {fileSchemas, folderSchemas, nameOf} from "./schema/files"
import type {SiteContent} from "./site-content"

/** What texts may hold, and how they read with it put in: that is what is measured. */
type Filling = {placeholder?: string; fill?: (value: unknown) => unknown}

const priced: Filling = {placeholder: pricePlaceholder, fill: withPrice}

const loadFile = async <Schema extends z.ZodType>(
  root: string,
  file: string,
  schema: Schema,
  {placeholder, fill = value => value}: Filling = {},
) => {
  const {value, faults} = await readJson(root, file)
  if (value === undefined) return {file, schema, value, faults}
  const checked = checkSchema(file, schema, fill(value))
  const pictures = await checkPictures(root, file, value)
  return {
    file,
    schema,
    value,
    content: checked.content,
    faults: [
      ...faults,
      ...checked.faults,
      ...checkPlaceholders(file, value, placeholder),
      ...pictures,
    ],
  }
}

const list = async (folder: string) =>
  (await readdir(folder, {withFileTypes: true}).catch(() => [])).sort((a, b) =>
    a.name.localeCompare(b.name),
  )

const loadFolders = async <Schema extends z.ZodType>(
  root: string,
  kind: string,
  {name, schema}: {name: string; schema: Schema},
  filling?: Filling,
) => {
  const folders = (await list(path.join(root, "data", kind))).filter(entry => entry.isDirectory())
  const loaded = await Promise.all(
    folders.map(async ({name: folder}) => {
      const result = await loadFile(root, `data/${kind}/${folder}/${name}.json`, schema, filling)
      return {folder, ...result, slug: (result.value as {slug?: unknown} | null)?.slug}
    }),
  )
  return {
    folders: folders.map(folder => folder.name),
    loaded,
    contents: loaded.flatMap(({content}) => (content === undefined ? [] : [content])),
    faults: checkSlugs(loaded),
  }
}

const strayFiles = async (root: string, folder: string): Promise<Fault[]> =>
  (await list(path.join(root, "data", folder)))
    .map(({name}) => path.posix.join(folder, name))
    .filter(name => name.endsWith(".json") && !(name.replace(/\.json$/, "") in fileSchemas))
    .map(name => ({
      file: `data/${name}`,
      field: "(file)",
      found: "a file that no page reads",
      expected: `one of ${Object.keys(fileSchemas).join(", ")}`,
    }))

/** Of the faults of one value the first, which is the nearest: the others go with it. */
const oneEach = (faults: readonly Fault[]): Fault[] => {
  const place = ({file, field, found}: Fault) => JSON.stringify([file, field, found])
  return [...new Map(faults.toReversed().map(fault => [place(fault), fault])).values()].toReversed()
}

/**
 * Reads and checks everything the site says.
 *
 * @param root - the project's folder
 * @returns the content where nothing is wrong with it; otherwise every fault at once
 */
export const loadContent = async (
  root: string,
): Promise<{content?: SiteContent; faults: Fault[]}> => {
  const paths = Object.keys(fileSchemas) as (keyof typeof fileSchemas)[]
  const [files, experiences, regions, stray, ofWords] = await Promise.all([
    Promise.all(
      paths.map(async path => ({
        name: nameOf(path),
        ...(await loadFile(root, `data/${path}.json`, fileSchemas[path] as z.ZodType)),
      })),
    ),
    loadFolders(root, "experiences", folderSchemas.experiences, priced),
    loadFolders(root, "regions", folderSchemas.regions),
    Promise.all(["", "pages"].map(folder => strayFiles(root, folder))),
    checkTranslations(root),
  ])
  const content = {
    ...Object.fromEntries(files.map(({name, content: of}) => [name, of])),
    experiences: experiences.contents.sort(byCatalogueOrder),
    regions: regions.contents,
  } as SiteContent
  const existing = {
    Region: regions.folders,
    Experience: experiences.folders,
    Activity: content.activities?.activities.map(({key}) => key),
    PackingItem: content.packing?.groups.flatMap(({items}) => items.map(({key}) => key)),
  }
  const loaded = [...files, ...experiences.loaded, ...regions.loaded]
  const isWhole = files.every(file => file.content !== undefined)
  const faults = [
    ...(isWhole ? checkSite(content, experiences.folders) : []),
    ...loaded.flatMap(({file, schema, value, faults: own}) => [
      ...own,
      ...checkLinks(file, schema, value, existing),
    ]),
    ...experiences.faults,
    ...(await checkTrips(root, experiences.loaded)),
    ...regions.faults,
    ...stray.flat(),
    ...ofWords,
  ]
  return faults.length === 0 ? {content, faults} : {faults: oneEach(faults)}
}
