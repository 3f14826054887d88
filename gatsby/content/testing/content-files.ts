import {type Experience, experienceSchema} from "../schema/experience"
import {fileSchemas, nameOf} from "../schema/files"
import {type Region, regionSchema} from "../schema/region"
import type {SiteContent} from "../site-content"
import type {Json} from "./mutate"
import {smallContent} from "./small-content"

const files = smallContent() as Record<string, Json>
const filesOf = (folder: string) =>
  Object.keys(files).filter(file => file.startsWith(`data/${folder}/`))
const experienceFiles = filesOf("experiences")
const regionFiles = filesOf("regions")
const paths = Object.keys(fileSchemas) as (keyof typeof fileSchemas)[]

/** What the small site says. */
export const sound = {
  ...Object.fromEntries(paths.map(path => [nameOf(path), files[`data/${path}.json`]])),
  experiences: experienceFiles.map(file => files[file]),
  regions: regionFiles.map(file => files[file]),
} as SiteContent

/** What its files may refer to. */
export const existing = {
  Region: sound.regions.map(({slug}) => slug),
  Activity: sound.activities.activities.map(({key}) => key),
}

/** Every file of it: its schema, its value, and the site with another value in its place. */
export const targets = [
  ...experienceFiles.map((file, index) => ({
    file,
    schema: experienceSchema,
    value: sound.experiences[index] as Json,
    place: (content: unknown): SiteContent => ({
      ...sound,
      experiences: sound.experiences.with(index, content as Experience),
    }),
  })),
  ...regionFiles.map((file, index) => ({
    file,
    schema: regionSchema,
    value: sound.regions[index] as Json,
    place: (content: unknown): SiteContent => ({
      ...sound,
      regions: sound.regions.with(index, content as Region),
    }),
  })),
  ...paths.map(path => ({
    file: `data/${path}.json`,
    schema: fileSchemas[path],
    value: sound[nameOf(path)] as Json,
    place: (content: unknown): SiteContent => ({...sound, [nameOf(path)]: content}),
  })),
]
