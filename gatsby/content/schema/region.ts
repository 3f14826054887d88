import {z} from "zod"
import {bilingual, line, schemaReference, slug} from "./text"

/** A part of the country: a folder of data/regions. */
export const regionSchema = z.strictObject({
  $schema: schemaReference,
  slug,
  name: bilingual(line({max: 40})),
  /** Degrees north, WGS 84. */
  latitude: z.number().min(-4.3).max(13.5),
  /** Degrees east, WGS 84 (negative in Colombia). */
  longitude: z.number().min(-82).max(-66.8),
})

/** One region as its folder stores it. */
export type Region = z.infer<typeof regionSchema>
