import {z} from "zod"
import {graphql} from "./graphql"

/** What names a trip in the reference of a chat. */
export const tripCode = z.string().regex(/^[A-Z]{2,5}$/, {error: "two to five capital letters"})

/** A campaign's parameter, as it is compared. */
const parameter = z
  .string()
  .max(40, {error: "at most 40 characters"})
  .regex(/^[a-z0-9]+([._-][a-z0-9]+)*$/, {
    error: "lower-case letters and digits, joined by dots, hyphens or underscores",
  })

/** Where a visit came from, as the reference of a chat tells it. */
export const channel = z
  .strictObject({
    source: parameter.describe("utm_source of the campaign’s links."),
    medium: parameter
      .optional()
      .describe("utm_medium; unset for every link of the source that no other entry names."),
    code: z
      .string()
      .regex(/^[A-Z]{2,3}$/, {error: "two or three capital letters"})
      .describe("What the reference says: IG."),
  })
  .register(graphql, {type: "Channel", about: "A short name for a campaign’s source."})
