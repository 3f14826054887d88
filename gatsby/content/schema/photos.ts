import {z} from "zod"
import {choice, described, object} from "./meta"
import {picture} from "./pieces"
import {bilingualLine, expects, line} from "./text"

const rights = {
  licence: line({max: 200})
    .optional()
    .describe("Its licence: the address of its text, or its name. Either this or the source."),
  source: line({max: 200})
    .optional()
    .describe("Where it comes from: an address, or words such as “taken by our guide”."),
}

export const photoCredit = object("PhotoCredit", {
  credit: line({max: 80}).describe("Who took the photographs."),
  ...rights,
})

export const photo = described("Photo", "A photograph of a trip.", {
  ...picture,
  image: picture.image.regex(
    /^\.\/(?!.*\.\.)/,
    expects({
      en: "a file in the trip’s own folder, such as ./salsa.jpg",
      es: "un archivo en la carpeta del propio viaje, como ./salsa.jpg",
    }),
  ),
  credit: line({max: 80}).optional().describe("Who took it; unset for who took all of the trip’s."),
  ...rights,
  people: choice("PhotoPeople", ["none", "unrecognisable", "agreed"] as const).describe(
    "Whether people are in it, and have agreed. Parents agree for children.",
  ),
  caption: bilingualLine({max: 140})
    .optional()
    .describe("A line below it: what its text for those who cannot see it does not say."),
})

export const photos = z.array(photo).min(1).max(12)

export type Photo = z.infer<typeof photo>

type Pictured = {slug: string; photos?: Photo[]; photoCredit?: z.infer<typeof photoCredit>}

/** A photograph as it is shown: with its credit, and the name by which other pages show it. */
export type ShownPhoto = Photo & {credit: string; name: string}

/** How other pages name a photograph: “cali/salsa.jpg” for “./salsa.jpg” of cali. */
export const photoName = (slug: string, image: string): string => `${slug}/${image.slice(2)}`

/** A trip's photographs, each with its own credit or else that of them all. */
export const shownPhotos = ({
  slug,
  photos: all = [],
  photoCredit: shared,
}: Pictured): ShownPhoto[] =>
  all.map(photo => ({
    ...(photo.licence || photo.source ? {} : {licence: shared?.licence, source: shared?.source}),
    ...photo,
    credit: photo.credit ?? shared?.credit ?? "",
    name: photoName(slug, photo.image),
  }))
