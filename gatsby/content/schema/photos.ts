import {expects} from "../issue"
import {choice, described} from "./meta"
import {picture} from "./pieces"
import {bilingualLine, line} from "./text"

export const photo = described("Photo", "A photograph of a trip.", {
  ...picture,
  image: picture.image.regex(
    /^\.\/(?!.*\.\.)/,
    expects({
      en: "a file in the trip’s own folder, such as ./salsa.jpg",
      es: "un archivo en la carpeta del propio viaje, como ./salsa.jpg",
    }),
  ),
  credit: line({max: 80}).describe("Who took it."),
  licence: line({max: 200})
    .optional()
    .describe("Its licence: the address of its text, or its name. Either this or the source."),
  source: line({max: 200})
    .optional()
    .describe("Where it comes from: an address, or words such as “taken by our guide”."),
  people: choice("PhotoPeople", ["none", "unrecognisable", "agreed"] as const).describe(
    "Whether people are in it, and have agreed. Parents agree for children.",
  ),
  caption: bilingualLine({max: 140})
    .optional()
    .describe("A line below it: what its text for those who cannot see it does not say."),
}).refine(({licence, source}) => licence || source, {
  path: ["source"],
  ...expects({en: "its licence or its source", es: "su licencia o su fuente"}),
})

/** How other pages name a photograph: “cali/salsa.jpg” for “./salsa.jpg” of cali. */
export const photoName = (slug: string, image: string): string => `${slug}/${image.slice(2)}`
