import {z} from "zod"
import {experienceSchema} from "../../content/schema/experience"
import type {SiteContent} from "../../content/schema/files"
import {aboutSchema, homeSchema} from "../../content/schema/pages"
import {photoCredit, photo as photoSchema, type ShownPhoto} from "../../content/schema/photos"
import {regionSchema} from "../../content/schema/region"
import {photoByName, photosOf} from "../look-ups"
import {field, fieldsOf, override} from "./define"

const credits = z.array(photoCredit)

const ofPage =
  "Who took the photographs that the page shows, and by what right; some of them several times."

/** Credits of the photographs that parts of a page name. */
const creditsOf = (parts: readonly {photo?: string}[], content: SiteContent) =>
  parts.flatMap(({photo}) => (photo && photoByName(photo, content)) || [])

export const tripPhotoFields = fieldsOf(experienceSchema, {
  photos: override(trip => trip.photos && photosOf(trip)),
})

export const homePhotoFields = fieldsOf(homeSchema, {
  photoCredits: field(credits, ofPage, ({hero, colombia}, {content}) =>
    creditsOf([hero, colombia], content),
  ),
})

export const photoFields = [
  tripPhotoFields,
  homePhotoFields,
  fieldsOf(photoSchema, {
    name: field(
      z.string(),
      "The name by which other pages show it: cali/salsa.jpg.",
      photo => (photo as ShownPhoto).name,
    ),
    credits: field(
      photoCredit,
      "Who took it, and by what right: the photograph says so, or its trip for all.",
      photo => photo as ShownPhoto,
    ),
  }),
  fieldsOf(aboutSchema, {
    photoCredits: field(credits, ofPage, ({banner, cards, values}, {content}) =>
      creditsOf([banner, ...cards, ...values], content),
    ),
  }),
  fieldsOf(regionSchema, {
    photoCredits: field(
      credits,
      "Who took the photograph that stands for it, and by what right.",
      (region, {content}) => creditsOf([region], content),
    ),
  }),
]
