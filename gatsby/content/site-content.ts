import type {z} from "zod"
import type {Experience} from "./schema/experience"
import type {fileSchemas, NameOf} from "./schema/files"
import type {Region} from "./schema/region"

type Files = typeof fileSchemas

/** Everything the site says, checked. */
export type SiteContent = {[Path in keyof Files as NameOf<Path>]: z.infer<Files[Path]>} & {
  /** In the order of the catalogue. */
  experiences: Experience[]
  /** In the order of their slugs. */
  regions: Region[]
}
