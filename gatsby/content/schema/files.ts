import type {z} from "zod"
import {type fileTypes, folderTypes} from "../file-types"
import {experienceSchema} from "./experience-rules"
import {packingSchema} from "./packing"
import {aboutSchema, catalogueSchema, destinationsSchema, homeSchema} from "./pages"
import {redirectsSchema} from "./redirects"
import {regionSchema} from "./region"
import {activitiesSchema, siteSchema} from "./site"
import {bookingSchema, legalSchema, questionsSchema} from "./text-pages"

/** Schema of each single file, by its path in data/. */
export const fileSchemas = {
  site: siteSchema,
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
} satisfies Record<keyof typeof fileTypes, z.ZodType>

/** Schema of each collection's entries, and the name of their files, by its folder in data/. */
export const folderSchemas = {
  experiences: {name: folderTypes.experiences.name, schema: experienceSchema},
  regions: {name: folderTypes.regions.name, schema: regionSchema},
} satisfies Record<keyof typeof folderTypes, object>

/** Base name of a path, as used by the content model and the JSON Schemas. */
export type NameOf<Path> = Path extends `${string}/${infer Name}` ? Name : Path

/** "home" of "pages/home". */
export const nameOf = <Path extends string>(path: Path) =>
  path.slice(path.lastIndexOf("/") + 1) as NameOf<Path>

/** A part of the content: a single file by its name, or all folders of a kind. */
type ContentName = NameOf<keyof typeof fileSchemas> | keyof typeof folderSchemas

const singleSchemas: Record<string, z.ZodType> = Object.fromEntries(
  Object.entries(fileSchemas).map(([path, schema]) => [nameOf(path), schema]),
)

/** Schema of the files of a part of the content. */
export const schemaOf = (name: ContentName): z.ZodType | undefined =>
  name in folderSchemas
    ? folderSchemas[name as keyof typeof folderSchemas].schema
    : singleSchemas[name]
