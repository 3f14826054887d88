import {z} from "zod"
import {described} from "./graphql"
import {expects} from "./text"

/** Code of a trip in chat references. */
export const tripCode = z.string().regex(/^[A-Z]{2,5}$/, expects("trip-code"))

/** A campaign parameter, normalized. */
const parameter = z
  .string()
  .max(40, expects("characters-max"))
  .regex(/^[a-z0-9]+([._-][a-z0-9]+)*$/, expects("parameter"))

/** Campaign channel, as named in chat references. */
export const channel = described("Channel", "A short name for a campaign’s source.", {
  source: parameter.describe("utm_source of the campaign’s links."),
  medium: parameter
    .optional()
    .describe("utm_medium; unset for every link of the source that no other entry names."),
  code: z
    .string()
    .regex(/^[A-Z]{2,3}$/, expects("channel-code"))
    .describe("What the reference says: IG."),
})
