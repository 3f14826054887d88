import {experienceSchema} from "./experience"
import {aboutSchema, catalogueSchema, homeSchema, legalSchema, questionsSchema} from "./pages"
import {activitiesSchema, regionsSchema, siteSchema} from "./site"

/** Schema of each file in data/, by its name. */
export const fileSchemas = {
  site: siteSchema,
  regions: regionsSchema,
  activities: activitiesSchema,
  home: homeSchema,
  catalogue: catalogueSchema,
  about: aboutSchema,
  questions: questionsSchema,
  terms: legalSchema,
  treatment: legalSchema,
}

/** Schema of every kind of content file, with the one of the experiences' folders. */
export const allSchemas = {...fileSchemas, experience: experienceSchema}
