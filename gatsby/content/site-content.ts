import type {z} from "zod"
import type {Experience} from "./schema/experience"
import type {
  aboutSchema,
  catalogueSchema,
  homeSchema,
  legalSchema,
  questionsSchema,
} from "./schema/pages"
import type {activitiesSchema, regionsSchema, siteSchema} from "./schema/site"

/** Everything the site says, checked. */
export type SiteContent = {
  site: z.infer<typeof siteSchema>
  regions: z.infer<typeof regionsSchema>
  activities: z.infer<typeof activitiesSchema>
  home: z.infer<typeof homeSchema>
  catalogue: z.infer<typeof catalogueSchema>
  about: z.infer<typeof aboutSchema>
  questions: z.infer<typeof questionsSchema>
  terms: z.infer<typeof legalSchema>
  treatment: z.infer<typeof legalSchema>
  /** In the order of the catalogue. */
  experiences: Experience[]
}
