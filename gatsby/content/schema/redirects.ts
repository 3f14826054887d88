import {z} from "zod"
import {file, object} from "./graphql"
import {expects} from "./text"

/** A path as every host takes it: no host before it, no query, no hidden file, no empty part. */
const path = z.string().regex(/^\/(?:[\w~-][\w.~-]*(?:\/|$))*$/, expects("old-path"))

const redirect = object("Redirect", {
  from: path.describe("Path on the earlier site, with or without a slash at its end."),
  to: path.optional().describe("Address of a page of this site, which begins with its language."),
  gone: z
    .boolean()
    .optional()
    .describe("True in place of a page: the answer is that it is gone for good (410)."),
}).refine(({to, gone = false}) => (to !== undefined) !== gone, expects("redirect-goal"))

export const redirectsSchema = file(
  "redirects",
  "Where addresses of an earlier site lead: data/redirects.json.",
  {
    redirects: z.array(redirect).describe("Addresses of an earlier site."),
  },
)

/** Addresses of an earlier site, as data/redirects.json has them. */
export type Redirects = z.infer<typeof redirectsSchema>["redirects"]
