import {z} from "zod"
import {object} from "../../content/schema/meta"
import {aboutSchema, homeSchema} from "../../content/schema/pages"
import {photo as photoSchema} from "../../content/schema/photos"
import {regionSchema} from "../../content/schema/region"
import {photoByName} from "../../facts/look-ups"
import {field, fieldsOf} from "./define"

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

export const photoComputed = [
  homePhotoComputed,
  fieldsOf(photoSchema, {
    credits: field(photoCredit, "Who took it, and by what right.", photo => photo),
  }),
  fieldsOf(aboutSchema, {
    photoCredits: creditsOf(({banner, cards, values}) => [banner, ...cards, ...values]),
  }),
  fieldsOf(regionSchema, {photoCredits: creditsOf(region => [region])}),
]
