import {z} from "zod"
import {file, object} from "./graphql"
import {expects} from "./text"

/** A path as every host takes it: no host before it, no query, no hidden file, no empty part. */
const path = z.string().regex(
  /^\/(?:[\w~-][\w.~-]*(?:\/|$))*$/,
  expects({
    en: "a path such as /tours/old.html: letters, digits and . _ ~ - between slashes, without a host, a query or a #",
    es: "una ruta como /tours/old.html: letras, dígitos y . _ ~ - entre barras, sin dominio, sin consulta y sin #",
  }),
)

const redirect = object("Redirect", {
  from: path.describe("Path on the earlier site, with or without a slash at its end."),
  to: path.optional().describe("Address of a page of this site, which begins with its language."),
  gone: z
    .boolean()
    .optional()
    .describe("True in place of a page: the answer is that it is gone for good (410)."),
}).refine(
  ({to, gone = false}) => (to !== undefined) !== gone,
  expects({
    en: "either a page in “to”, or “gone”: true",
    es: "o una página en “to”, o “gone” activado",
  }),
)

export const redirectsSchema = file(
  "redirects",
  "Where addresses of an earlier site lead: data/redirects.json.",
  {
    redirects: z.array(redirect).describe("Addresses of an earlier site."),
  },
)

/** Addresses of an earlier site, as data/redirects.json has them. */
export type Redirects = z.infer<typeof redirectsSchema>["redirects"]
