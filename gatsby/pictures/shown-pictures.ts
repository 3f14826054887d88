import {posterTrip} from "../content/regions"
import {shownPhotos} from "../content/schema/photos"
import type {SiteContent} from "../content/site-content"
import type {Focus} from "./focus"
import type {ShapeName} from "./shapes"

/** A picture in one shape; `file` is its path from `data`. */
export type ShownPicture = {file: string; focus?: Focus; shape: ShapeName}

type Named = {image: string; focus?: Focus; photo?: string}

const inShapes =
  (...shapes: readonly ShapeName[]) =>
  (folder: string, {image, focus}: Named): ShownPicture[] =>
    shapes.map(shape => ({file: `${folder}/${image}`, focus, shape}))

/** At the top of a page, where narrow screens may get the card's crop, and for wide cards. */
const asBanner = inShapes("BANNER", "CARD")
const asRound = inShapes("ROUND")
const inGallery = inShapes("THUMBNAIL", "PHOTO")

/**
 * Lists which pictures pages show in which shapes. A picture that pages show elsewhere, too, gets its
 * line here; a test compares the list with what the pages' queries ask for.
 *
 * @returns the pictures, some of them several times
 */
export const shownPictures = ({
  about,
  experiences,
  home,
  regions,
  site,
}: SiteContent): ShownPicture[] => {
  const trips = new Map(experiences.map(trip => [trip.slug, trip]))
  const photos = new Map(
    experiences.flatMap(trip =>
      shownPhotos(trip).map(({name, file, focus}) => [
        name,
        {folder: `experiences/${trip.slug}`, image: file, focus},
      ]),
    ),
  )
  const ofPhoto = (name: string, show: typeof asBanner) => {
    const photo = photos.get(name)
    return photo ? show(photo.folder, photo) : []
  }
  const ofTrip = (slug: string | undefined, show: typeof asBanner) => {
    const trip = trips.get(slug ?? "")
    return trip ? show(`experiences/${trip.slug}`, trip) : []
  }
  /** The photograph that a part of a page names in place of its picture. */
  const instead = (folder: string, one: Named, show: typeof asBanner) =>
    one.photo ? ofPhoto(one.photo, show) : show(folder, one)
  return [
    ...[home.hero, home.colombia, about.banner].flatMap(one => instead("pages", one, asBanner)),
    ...[...about.cards, ...about.values].flatMap(one => instead("pages", one, asRound)),
    ...(site.people ?? []).flatMap(({portrait}) => (portrait ? asRound(".", portrait) : [])),
    ...experiences.flatMap(({slug, days}) => [
      ...ofTrip(slug, asBanner),
      ...(days?.items ?? []).flatMap(({photo, picture}) =>
        photo ? ofPhoto(photo, asRound) : ofTrip(picture, asRound),
      ),
    ]),
    ...[...photos.keys()].flatMap(name => ofPhoto(name, inGallery)),
    ...regions.flatMap(region => {
      const {slug, image, focus, photo} = region
      return [asBanner, asRound].flatMap(show =>
        image
          ? show(`regions/${slug}`, {image, focus})
          : photo
            ? ofPhoto(photo, show)
            : ofTrip(posterTrip(region, experiences), show),
      )
    }),
  ]
}
