import {expects} from "../issue"
import {choice, described, meta, object} from "./meta"
import {
  bilingual,
  bilingualLine,
  bilingualList,
  bilingualText,
  decimal,
  line,
  link,
  list,
  matching,
  monthDay,
  richText,
} from "./text"

const boldNote = "May hold **bold** parts."

/** Search and sharing texts, in lengths that result pages show completely. */
export const seo = described("SeoTexts", "Search and sharing texts of a page.", {
  title: bilingualLine({min: 15, max: 60}).describe(
    "Title of the page, at most 60 characters, without the brand.",
  ),
  description: bilingualLine({min: 80, max: 160}).describe(
    "What the page offers, 120 to 155 characters.",
  ),
})

export const pageHeading = {
  seo,
  title: bilingualLine({max: 60}),
  description: bilingualText({max: 300}),
}

/** A heading with its text: how long each may be, in characters. */
export const titled = (limits: {title: number; description: number}) =>
  described("TitledText", "A heading with its text.", {
    title: bilingualLine({max: limits.title}),
    description: bilingualText({max: limits.description}).describe(boldNote),
  })

export const plainTitled = (limits: {title: number; description: number}) =>
  object("TitledText", {
    title: bilingualLine({max: limits.title}),
    description: bilingualLine({max: limits.description}),
  })

export const season = object("Season", {
  from: monthDay.describe("First day, as MM-DD."),
  to: monthDay.describe("Last day, as MM-DD; a season may run over New Year."),
})

export const titledList = described("TitledList", "A heading with a list of lines.", {
  title: bilingualLine({max: 60})
    .optional()
    .describe("Heading of the list; else the usual one, as the words of the interface have it."),
  items: bilingualList(richText({max: 300})).describe(boldNote),
})

const percent = decimal(0, 100)

/** The largest file of a picture, in bytes. */
export const largestPicture = 15_000_000

/** A picture beside the data file; the file itself is checked separately. */
export const picture = {
  image: matching(/^\.{1,2}\/[\w./-]+$/, {
    en: "a relative path in letters, digits, dots, hyphens and underscores, such as ./banner.jpg",
    es: "una ruta relativa con letras, dígitos, puntos, guiones y guiones bajos, como ./banner.jpg",
  }).register(meta, {type: "File", directive: "@fileByRelativePath"}),
  focus: described("PictureFocus", "A spot of a picture, in percent of its size.", {
    x: percent.describe("From the left edge: 0 to 100."),
    y: percent.describe("From the upper edge: 0 to 100."),
  })
    .optional()
    .describe("The spot of the picture that crops keep; unset for the middle."),
  imageAlt: bilingualLine({min: 20, max: 180}).describe(
    "What the picture shows, for someone who cannot see it.",
  ),
}

/** Search keywords that the texts need not contain. The search covers both languages. */
export const keywords = bilingual(list(line({max: 30}), {max: 12}))
  .optional()
  .describe("Words that travellers search by and that its other texts do not say.")

export const pageWords = titled({title: 90, description: 500})

export const banner = described("BannerContent", "A picture with a heading and a text.", {
  ...pageWords.shape,
  ...picture,
  photo: link("Photo")
    .optional()
    .describe("Photograph of a trip that is shown in its place: trip/file."),
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
