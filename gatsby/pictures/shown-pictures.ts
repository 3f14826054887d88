import {posterTrip} from "../content/regions"
import type {SiteContent} from "../content/site-content"
import type {Focus} from "./focus"
import type {ShapeName} from "./shapes"

/** A picture in one shape; `file` is its path from `data`. */
export type ShownPicture = {file: string; focus?: Focus; shape: ShapeName}

type Named = {image: string; focus?: Focus}

const inShapes =
  (...shapes: readonly ShapeName[]) =>
  (folder: string, {image, focus}: Named): ShownPicture[] =>
    shapes.map(shape => ({file: `${folder}/${image}`, focus, shape}))

/** At the top of a page; narrow screens get the card's crop. */
const asBanner = inShapes("BANNER", "CARD")
const asRound = inShapes("ROUND")
const asPlan = inShapes("PLAN")

/**
 * Lists which pictures pages show in which shapes. A picture that pages show elsewhere, too, gets its
 * line here; a test compares the list with what the pages' queries ask for.
 *
 * @param content - the model
 * @returns the pictures, some of them several times
 */
export const shownPictures = ({
  about,
  catalogue,
  experiences,
  home,
  regions,
}: SiteContent): ShownPicture[] => {
  const trips = new Map(experiences.map(trip => [trip.slug, trip]))
  const ofTrip = (slug: string | undefined, show: typeof asBanner) => {
    const trip = trips.get(slug ?? "")
    return trip ? show(`experiences/${trip.slug}`, trip) : []
  }
  return [
    ...[home.hero, home.colombia, about.banner].flatMap(one => asBanner("pages", one)),
    ...[...about.cards, ...about.values].flatMap(one => asRound("pages", one)),
    ...catalogue.groups.flatMap(({poster}) => ofTrip(poster, asPlan)),
    ...experiences.flatMap(({slug, days}) => [
      ...ofTrip(slug, asBanner),
      ...(days?.items ?? []).flatMap(({picture}) => ofTrip(picture, asRound)),
    ]),
    ...regions.flatMap(region => {
      const {slug, image, focus} = region
      return [asBanner, asRound].flatMap(show =>
        image
          ? show(`regions/${slug}`, {image, focus})
          : ofTrip(posterTrip(region, experiences), show),
      )
    }),
  ]
}
