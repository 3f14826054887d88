import type {z} from "zod"
import type {PageFile} from "../../routes"
import {experienceSchema} from "./experience"
import {
  aboutSchema,
  bookingSchema,
  catalogueSchema,
  destinationsSchema,
  homeSchema,
  legalSchema,
  questionsSchema,
} from "./pages"
import {type Region, regionSchema} from "./region"
import {activitiesSchema, packingSchema, redirectsSchema, siteSchema} from "./site"
import {type Trip, tripDefaultsSchema} from "./trip-defaults"

/** Schema of each single file, by its path in data/. */
export const fileSchemas = {
  site: siteSchema,
  "trip-defaults": tripDefaultsSchema,
  activities: activitiesSchema,
  packing: packingSchema,
  redirects: redirectsSchema,
  "pages/home": homeSchema,
  "pages/catalogue": catalogueSchema,
  "pages/destinations": destinationsSchema,
  "pages/about": aboutSchema,
  "pages/booking": bookingSchema,
  "pages/questions": questionsSchema,
  "pages/terms": legalSchema,
  "pages/treatment": legalSchema,
  "pages/conduct": legalSchema,
} satisfies Record<`pages/${PageFile}`, z.ZodType> & Record<string, z.ZodType>

/** Schema of each collection's entries, and the name of their files, by its folder in data/. */
export const folderSchemas = {
  experiences: {name: "experience", schema: experienceSchema},
  regions: {name: "region", schema: regionSchema},
} as const

type Files = typeof fileSchemas

type NameOf<Path> = Path extends `${string}/${infer Name}` ? Name : Path

export const nameOf = <Path extends string>(path: Path) =>
  path.slice(path.lastIndexOf("/") + 1) as NameOf<Path>

/** Everything the site says, checked. Texts of a trip have `{price}` in the place of its price. */
export type SiteContent = {[Path in keyof Files as NameOf<Path>]: z.infer<Files[Path]>} & {
  /** In the order of the catalogue. */
  experiences: Trip[]
  /** In the order of their slugs. */
  regions: Region[]
}

/** The same as far as it is sound. */
export type SoundContent = Partial<SiteContent> & Pick<SiteContent, "experiences" | "regions">

/** The data file of a trip or a region, by its path from the project. */
export const fileOfEntry = (folder: string, slug: string): string => {
  const {name} = folderSchemas[folder as keyof typeof folderSchemas]
  return `data/${folder}/${slug}/${name}.json`
}

/** Schema of a data file, by its path from the project with slashes; undefined for what is none. */
export const schemaOfFile = (file: string): z.ZodType | undefined => {
  const [, path = ""] = /^data\/(.+)\.json$/.exec(file) ?? []
  const single: Record<string, z.ZodType> = fileSchemas
  const [kind, , name, ...rest] = path.split("/")
  const folder = Object.entries(folderSchemas).find(([folder]) => folder === kind)?.[1]
  return single[path] ?? (folder?.name === name && rest.length === 0 ? folder?.schema : undefined)
}
