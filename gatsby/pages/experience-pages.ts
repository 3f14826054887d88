import {byCatalogueOrder} from "../content/catalogue-order"
import {scenesOf} from "./destination-pages"
import type {PlannedExperience, PlannedRegion} from "./planned"
import {seasonOffer} from "./season-offer"

/** Two views of three cards: pages must not grow with the catalogue. */
const mostOthers = 6

/**
 * Context of each experience's page: its slug, the slugs of others of its length in order, the
 * pictures of its regions, and its season on sale. Slugs are in the context because a query for a
 * whole group would run again on every page when one word changes.
 *
 * @param today - as YYYY-MM-DD
 */
export const experiencePages = (
  {
    experiences,
    regions,
  }: {
    experiences: readonly PlannedExperience[]
    regions: readonly PlannedRegion[]
  },
  today = new Date().toISOString().slice(0, 10),
) => {
  const ordered = [...experiences].sort(byCatalogueOrder)
  return experiences.map(({group, slug, regions: visited, season}) => ({
    slug,
    others: ordered
      .filter(other => other.group === group && other.slug !== slug)
      .slice(0, mostOthers)
      .map(other => other.slug),
    scenes: scenesOf(
      regions.filter(region => visited.includes(region.slug)),
      experiences,
    ),
    ...(season ? {offered: seasonOffer(season, today)} : {}),
  }))
}
