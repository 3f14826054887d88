import type {z} from "zod"
import type {fileTypes} from "../file-types"
import {folderTypes} from "../file-types"
import {claimsSchema} from "./claims"
import {experienceSchema} from "./experience"
import {packingSchema} from "./packing"
import {aboutSchema} from "./pages/about"
import {bookingSchema} from "./pages/booking"
import {catalogueSchema} from "./pages/catalogue"
import {destinationsSchema} from "./pages/destinations"
import {homeSchema} from "./pages/home"
import {legalSchema} from "./pages/legal"
import {questionsSchema} from "./pages/questions"
import {redirectsSchema} from "./redirects"
import {regionSchema} from "./region"
import {activitiesSchema, siteSchema} from "./site"

/** Schema of each single file, by its path in data/. */
export const fileSchemas = {
  site: siteSchema,
  activities: activitiesSchema,
  packing: packingSchema,
  redirects: redirectsSchema,
  claims: claimsSchema,
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
export type ContentName = NameOf<keyof typeof fileSchemas> | keyof typeof folderSchemas

/** Schema of the files of a part of the content. */
export const schemaOf = (name: ContentName): z.ZodType => {
  if (name in folderSchemas) return folderSchemas[name as keyof typeof folderSchemas].schema
  const schema = Object.entries(fileSchemas).find(([path]) => nameOf(path) === name)?.[1]
  if (!schema) throw new Error(`No schema is called ${name}`)
  return schema
}

/** Schema of every kind of content file, by name. */
export const allSchemas = {
  ...Object.fromEntries(
    Object.entries(fileSchemas).map(([path, schema]) => [nameOf(path), schema]),
  ),
  ...Object.fromEntries(Object.values(folderSchemas).map(({name, schema}) => [name, schema])),
}
