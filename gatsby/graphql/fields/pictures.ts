import {z} from "zod"
import {described, object} from "../../content/schema/meta"
import {aboutSchema, homeSchema} from "../../content/schema/pages"
import {photo as photoSchema, picture} from "../../content/schema/pieces"
import {regionSchema} from "../../content/schema/region"
import {photoByName} from "../../facts/look-ups"
import {readPosterColors} from "../poster-colors"
import {type FieldContext, field, fieldsOf} from "./define"

export const posterColors = described(
  "PosterColors",
  "A ground and a text colour from one picture, at least 4.5:1 apart.",
  {
    ground: z.string().describe("Colour of the ground, as #rrggbb."),
    text: z.string().describe("Colour of the text on it, as #rrggbb."),
    accent: z.string().describe("A lighter tint of the ground for lines and marks, as #rrggbb."),
  },
)

/** Colours of a node's picture. */
export const colorsOf = (node: {image: string}, {fileOf}: FieldContext) =>
  readPosterColors(fileOf(node).absolutePath, node.image)

export const scene = described(
  "Scene",
  "A picture of an experience or a region, with what it shows.",
  picture,
)

const {credit, licence, source} = photoSchema.shape

const photoCredit = object("PhotoCredit", {credit, licence, source})

/** Credits of the photographs that parts of a page name. */
const creditsOf = <Page>(partsOf: (page: Page) => readonly {photo?: string}[]) =>
  field(
    z.array(photoCredit),
    "Who took the photographs that the page shows, and by what right; some of them several times.",
    (page: Page, {content}) =>
      partsOf(page).flatMap(({photo}) => (photo && photoByName(photo, content)) || []),
  )

export const homePhotoComputed = fieldsOf(homeSchema, {
  photoCredits: creditsOf(({hero, colombia}) => [hero, colombia]),
})

export const pictureComputed = [
  fieldsOf(scene, {
    posterColors: field(posterColors, "Colours taken from the picture.", colorsOf),
  }),
  homePhotoComputed,
  fieldsOf(photoSchema, {
    credits: field(photoCredit, "Who took it, and by what right.", photo => photo),
  }),
  fieldsOf(aboutSchema, {
    photoCredits: creditsOf(({banner, cards, values}) => [banner, ...cards, ...values]),
  }),
  fieldsOf(regionSchema, {photoCredits: creditsOf(region => [region])}),
]
