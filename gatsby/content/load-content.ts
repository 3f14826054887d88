import {readdir} from "fs/promises"
import path from "path"
import type {z} from "zod"
import {byCatalogueOrder} from "./catalogue-order"
import {checkSlugs} from "./check-experiences"
import {checkPictures} from "./check-pictures"
import {checkSchema} from "./check-schema"
import {checkSite} from "./check-site"
import {checkTranslations} from "./check-translations"
import type {Fault} from "./fault"
import {readJson} from "./read-json"
import {type Experience, experienceSchema} from "./schema/experience"
import {fileSchemas} from "./schema/files"
import type {SiteContent} from "./site-content"

const loadFile = async <Schema extends z.ZodType>(root: string, file: string, schema: Schema) => {
  const {value, faults} = await readJson(root, file)
  if (value === undefined) return {value, faults}
  const checked = checkSchema(file, schema, value)
  const pictures = await checkPictures(root, file, value)
  return {
    value,
    content: checked.content,
    faults: [...faults, ...checked.faults, ...pictures],
  }
}

const list = async (folder: string) =>
  (await readdir(folder, {withFileTypes: true}).catch(() => [])).sort((a, b) =>
    a.name.localeCompare(b.name),
  )

const loadExperiences = async (root: string) => {
  const folders = (await list(path.join(root, "data/experiences"))).filter(entry =>
    entry.isDirectory(),
  )
  const loaded = await Promise.all(
    folders.map(async ({name: folder}) => {
      const file = `data/experiences/${folder}/experience.json`
      const result = await loadFile(root, file, experienceSchema)
      return {folder, file, ...result, slug: (result.value as {slug?: unknown} | null)?.slug}
    }),
  )
  const faults = [...loaded.flatMap(experience => experience.faults), ...checkSlugs(loaded)]
  const experiences = loaded.flatMap(({content}) => (content ? [content] : []))
  return {faults, experiences: (experiences as Experience[]).sort(byCatalogueOrder)}
}

const strayFiles = async (root: string): Promise<Fault[]> =>
  (await list(path.join(root, "data")))
    .filter(({name}) => name.endsWith(".json") && !(name.replace(/\.json$/, "") in fileSchemas))
    .map(({name}) => ({
      file: `data/${name}`,
      field: "(file)",
      found: "a file that no page reads",
      expected: `one of ${Object.keys(fileSchemas).join(", ")}`,
    }))

/**
 * Reads and checks everything the site says.
 *
 * @param root - the project's folder
 * @returns the content where nothing is wrong with it; otherwise every fault at once
 */
export const loadContent = async (
  root: string,
): Promise<{content?: SiteContent; faults: Fault[]}> => {
  const names = Object.keys(fileSchemas) as (keyof typeof fileSchemas)[]
  const [files, {experiences, faults: ofExperiences}, stray, ofWords] = await Promise.all([
    Promise.all(
      names.map(async name => ({
        name,
        ...(await loadFile(root, `data/${name}.json`, fileSchemas[name] as z.ZodType)),
      })),
    ),
    loadExperiences(root),
    strayFiles(root),
    checkTranslations(root),
  ])
  const faults = [...files.flatMap(file => file.faults), ...ofExperiences, ...stray, ...ofWords]
  const content = {
    ...Object.fromEntries(files.map(({name, content: of}) => [name, of])),
    experiences,
  } as SiteContent
  const isWhole = files.every(file => file.content !== undefined)
  const between = isWhole ? checkSite(content) : []
  const all = [...faults, ...between]
  return all.length === 0 ? {content, faults: []} : {faults: all}
}
