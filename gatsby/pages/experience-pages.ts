import {byCatalogueOrder} from "../content/catalogue-order"
import {today as todayInColombia} from "../content/today"
import {scenesOf} from "./destination-pages"
import type {PlannedContent, PlannedExperience} from "./planned"
import {seasonOffer} from "./season-offer"

/** Other trips on a trip's page. */
const mostOthers = 3

/**
 * Context of each experience's page: its slug, the slugs of others of its length in order, the
 * pictures of its regions, and its season on sale. Slugs are in the context because a query for a
 * whole group would run again on every page when one word changes.
 *
 * @param today - as YYYY-MM-DD
 */
export const experiencePages = (
  {experiences, regions}: PlannedContent,
  today = todayInColombia(),
) => {
  const ordered = [...experiences].sort(byCatalogueOrder)
  // Of the dearest, which every page would show, one word would concern them all.
  const nearestInPrice = ({group, slug}: PlannedExperience) => {
    const slugs = ordered.filter(other => other.group === group).map(other => other.slug)
    const last = Math.max(0, slugs.length - mostOthers - 1)
    const start = Math.min(Math.max(0, slugs.indexOf(slug) - 1), last)
    return slugs.slice(start, start + mostOthers + 1).filter(other => other !== slug)
  }
  return experiences.map(experience => ({
    slug: experience.slug,
    others: nearestInPrice(experience),
    scenes: scenesOf(
      regions.filter(({slug}) => experience.regions.includes(slug)),
      experiences,
    ),
    ...(experience.season ? {offered: seasonOffer(experience.season, today)} : {}),
  }))
}
