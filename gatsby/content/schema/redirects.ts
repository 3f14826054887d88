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

const pathSentence = {
  en: "a path as a browser shows or copies it, such as /tours/old.html, /viajes/caño/ or /viajes/ca%C3%B1o/, without a host or a #, and %25 for a percent sign",
  es: "una ruta como la muestra o la copia un navegador, como /tours/old.html, /viajes/caño/ o /viajes/ca%C3%B1o/, sin dominio y sin #, y %25 por un signo de porcentaje",
}

const querySentence = {
  en: "a path without ? and what follows: a host compares paths alone. Leave such an address out: its visitors see the page of its path",
  es: "una ruta sin ? ni lo que sigue: el hosting solo compara rutas. Quita esa dirección: sus visitantes ven la página de su ruta",
}

export const redirectSchema = object("Redirect", {
  from: z
    .string()
    .refine(address => !address.includes("?"), {...expects(querySentence), abort: true})
    .refine(isPath, expects(pathSentence))
    .describe("Path on the earlier site, as a browser shows or copies it."),
  to: z
    .string()
    .refine(isPath, expects(pathSentence))
    .describe("Address of a page of this site, which begins with its language."),
})

export const redirectsSchema = file(
  "redirects",
  "Where addresses of an earlier site lead: data/redirects.json.",
  {
    redirects: z.array(redirectSchema).describe("Addresses of an earlier site."),
  },
)

/** Addresses of an earlier site, as data/redirects.json has them. */
export type Redirects = z.infer<typeof redirectsSchema>["redirects"]
