import {z} from "zod"
import {experienceSchema} from "../../content/schema/experience"
import {aboutSchema, homeSchema} from "../../content/schema/pages"
import {photoCredit, photo as photoSchema} from "../../content/schema/photos"
import {regionSchema} from "../../content/schema/region"
import {photoByName, photosOf} from "../../facts/look-ups"
import {field, fieldsOf, override} from "./define"

/** Credits of the photographs that parts of a page name. */
const creditsOf = <Page>(partsOf: (page: Page) => readonly {photo?: string}[]) =>
  field(
    z.array(photoCredit),
    "Who took the photographs that the page shows, and by what right; some of them several times.",
    (page: Page, {content}) =>
      partsOf(page).flatMap(({photo}) => (photo && photoByName(photo, content)) || []),
  )

export const tripPhotoComputed = fieldsOf(experienceSchema, {
  photos: override(trip => trip.photos && photosOf(trip)),
})

export const homePhotoComputed = fieldsOf(homeSchema, {
  photoCredits: creditsOf(({hero, colombia}) => [hero, colombia]),
})

export const photoComputed = [
  tripPhotoComputed,
  homePhotoComputed,
  fieldsOf(photoSchema, {
    name: field(
      z.string(),
      "The name by which other pages show it: cali/salsa.jpg.",
      photo => photo.name,
    ),
    credits: field(
      photoCredit,
      "Who took it, and by what right: the photograph says so, or its trip for all.",
      photo => photo,
    ),
  }),
  fieldsOf(aboutSchema, {
    photoCredits: creditsOf(({banner, cards, values}) => [banner, ...cards, ...values]),
  }),
  fieldsOf(regionSchema, {photoCredits: creditsOf(region => [region])}),
]
