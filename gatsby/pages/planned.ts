import type {Experience} from "../content/schema/experience"
import type {Region} from "../content/schema/region"

/** What the plan of pages reads of an experience. */
export type PlannedExperience = Pick<
  Experience,
  "slug" | "group" | "price" | "formerSlugs" | "regions" | "season"
>

/** What the plan of pages reads of a region. */
export type PlannedRegion = Pick<Region, "slug" | "latitude" | "longitude" | "poster" | "image">
