import {z} from "zod"
import {file, object} from "./graphql"
import {expects} from "./text"

/** Signs that hosts read as a pattern are not among them, nor is an empty part or a hidden file. */
const decodedPath = /^\/(?:[\p{L}\p{M}\p{N}_~%'&=+@,-][\p{L}\p{M}\p{N}_~%'&=+@,. -]*(?:\/|$))*$/u

const isPath = (address: string) => {
  try {
    return decodedPath.test(decodeURIComponent(address))
  } catch {
    return false
  }
}

const from = z
  .string()
  .refine(address => !address.includes("?"), {...expects("old-query"), abort: true})
  .refine(isPath, expects("old-path"))

const redirect = object("Redirect", {
  from: from.describe("Path on the earlier site, as a browser shows or copies it."),
  to: z
    .string()
    .refine(isPath, expects("old-path"))
    .describe("Address of a page of this site, which begins with its language."),
})

export const redirectsSchema = file(
  "redirects",
  "Where addresses of an earlier site lead: data/redirects.json.",
  {
    redirects: z.array(redirect).describe("Addresses of an earlier site."),
  },
)

/** Addresses of an earlier site, as data/redirects.json has them. */
export type Redirects = z.infer<typeof redirectsSchema>["redirects"]
