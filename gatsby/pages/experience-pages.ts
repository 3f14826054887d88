import {byCatalogueOrder} from "../content/catalogue-order"
import {scenesOf} from "./destination-pages"
import type {PlannedExperience, PlannedRegion} from "./planned"
import {seasonOffer} from "./season-offer"

/** Other trips on a trip's page. */
const mostOthers = 3

/**
 * The nearest in price. One word of a trip then concerns few pages: of the dearest, which every page
 * would show, it concerned them all.
 *
 * @param others - in the catalogue's order
 * @param place - where the trip itself would stand among them
 */
const nearest = <Trip>(others: readonly Trip[], place: number): Trip[] => {
  const last = Math.max(0, others.length - mostOthers)
  const start = Math.min(Math.max(0, place - Math.floor(mostOthers / 2)), last)
  return others.slice(start, start + mostOthers)
}

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
  const othersOf = ({group, slug}: PlannedExperience) => {
    const slugs = ordered.filter(other => other.group === group).map(other => other.slug)
    const place = slugs.indexOf(slug)
    return nearest(slugs.toSpliced(place, 1), place)
  }
  return experiences.map(experience => ({
    slug: experience.slug,
    others: othersOf(experience),
    scenes: scenesOf(
      regions.filter(({slug}) => experience.regions.includes(slug)),
      experiences,
    ),
    ...(experience.season ? {offered: seasonOffer(experience.season, today)} : {}),
  }))
}
