import {neighboursOf, posterTrip, tripsTo} from "../content/regions"
import type {PlannedExperience, PlannedRegion} from "./planned"

/**
 * Says which pictures stand for regions, each as “region: trip”. No query asks for it: which trip
 * that is comes of all trips, and a page whose context changes is made again.
 */
export const scenesOf = (
  regions: readonly PlannedRegion[],
  experiences: readonly PlannedExperience[],
): string[] =>
  regions.map(region => `${region.slug}: ${region.image ?? posterTrip(region, experiences) ?? ""}`)

/**
 * Lists what each region's page has of its own: its slug, and the slugs of its trips and neighbours.
 * The slugs stand in the page's context, so that a page is made again for what it shows alone.
 */
export const destinationPages = ({
  experiences,
  regions,
}: {
  experiences: readonly PlannedExperience[]
  regions: readonly PlannedRegion[]
}) =>
  regions.map(region => ({
    slug: region.slug,
    trips: tripsTo(region.slug, experiences).map(({slug}) => slug),
    neighbours: neighboursOf(region, regions).map(({slug}) => slug),
    scenes: scenesOf([region], experiences),
  }))
