import type {Experience} from "../content/schema/experience"
import type {Region} from "../content/schema/region"

/** The part of an experience that the page plan reads. */
export type PlannedExperience = Pick<
  Experience,
  "slug" | "group" | "price" | "formerSlugs" | "regions" | "season"
>

/** The part of a region that the page plan reads. */
export type PlannedRegion = Pick<
  Region,
  "slug" | "latitude" | "longitude" | "poster" | "image" | "photo"
>

/** The part of the content that the page plan reads. */
export type PlannedContent = {
  experiences: readonly PlannedExperience[]
  regions: readonly PlannedRegion[]
}
