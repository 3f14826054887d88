import {neighboursOf, posterTrip, tripsTo} from "../content/regions"
import type {PlannedContent, PlannedExperience, PlannedRegion} from "./planned"

/**
 * Lists which pictures represent regions, as “region: trip”. No query tracks this choice, so it is
 * part of the page's context: a changed context rebuilds the page.
 */
export const scenesOf = (
  regions: readonly PlannedRegion[],
  experiences: readonly PlannedExperience[],
): string[] =>
  regions.map(
    region =>
      `${region.slug}: ${region.image ?? region.photo ?? posterTrip(region, experiences) ?? ""}`,
  )

/**
 * Context of each region's page: its slug, and the slugs of its trips and neighbours, so that a
 * page is rebuilt only for what it shows.
 */
export const destinationPages = ({experiences, regions}: PlannedContent) =>
  regions.map(region => ({
    slug: region.slug,
    trips: tripsTo(region.slug, experiences).map(({slug}) => slug),
    neighbours: neighboursOf(region, regions).map(({slug}) => slug),
    scenes: scenesOf([region], experiences),
  }))
