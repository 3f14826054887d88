import type {Experience} from "../../content/schema/experience"
import type {SiteContent} from "../../content/schema/files"
import {shownPhotos} from "../../content/schema/photos"
import type {Region} from "../../content/schema/region"
import {bySlug, type Context, type Fields, type Node, plain} from "./helpers"

const types = /* GraphQL */ `
  type Photo @dontInfer {
    "The name by which other pages show it: cali/salsa.jpg."
    name: String!
    "Who took it, and by what right: the photograph says so, or its trip for all."
    credits: PhotoCredit!
  }

  type HomeContent implements Node @dontInfer {
    "Who took the photographs that the page shows, and by what right; some of them several times."
    photoCredits: [PhotoCredit!]!
  }

  type AboutContent implements Node @dontInfer {
    "Who took the photographs that the page shows, and by what right; some of them several times."
    photoCredits: [PhotoCredit!]!
  }

  type Region implements Node @dontInfer {
    "Who took the photograph that stands for it, and by what right."
    photoCredits: [PhotoCredit!]!
  }
`

/** Photographs with what they take from their trip; a copy keeps the node that its file is found by. */
const photosOf = (trip: Experience & Node) =>
  shownPhotos(trip).map(photo => ({...photo, id: trip.id, parent: trip.parent}))

/** What shows the photograph that a file names, such as “cali/salsa.jpg”; null while its name is half typed. */
export const photoScene = async (name: string, context: Context) => {
  const trip = await bySlug<Experience & Node>(context, "Experience", name.split("/")[0] ?? "")
  return (trip && photosOf(trip).find(one => one.name === name)) ?? null
}

/** Credits of the photographs that parts of a page name. */
const creditsOf = <Content>(partsOf: (content: Content) => readonly {photo?: string}[]) =>
  plain(async (content: Content, context) => {
    const names = partsOf(content).flatMap(({photo}) => photo ?? [])
    const scenes = await Promise.all(names.map(name => photoScene(name, context)))
    return scenes.filter(scene => scene !== null)
  })

export const photoFields: Fields = {
  types,
  resolvers: {
    Experience: {photos: plain((trip: Experience & Node) => trip.photos && photosOf(trip))},
    Photo: {credits: plain(photo => photo)},
    HomeContent: {
      photoCredits: creditsOf(({hero, colombia}: SiteContent["home"]) => [hero, colombia]),
    },
    AboutContent: {
      photoCredits: creditsOf(({banner, cards, values}: SiteContent["about"]) => [
        banner,
        ...cards,
        ...values,
      ]),
    },
    Region: {photoCredits: creditsOf((region: Region) => [region])},
  },
}
