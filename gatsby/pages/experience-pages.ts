import {byCatalogueOrder} from "../content/catalogue-order"
import {scenesOf} from "./destination-pages"
import type {PlannedExperience, PlannedRegion} from "./planned"
import {seasonOffer} from "./season-offer"

/** Two views of three: a page must not grow with the number of experiences. */
const mostOthers = 6

/**
 * Lists what each experience's page has of its own: its slug; the slugs of others of its length of
 * stay, in the order in which they are shown; the pictures of its regions; and the season that it is
 * sold for, so that its page is made again when that is another. The slugs stand in the page's
 * context, because a query for a whole group would run again on every page when one word of one
 * experience changes.
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
