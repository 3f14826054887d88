import {byCatalogueOrder} from "../content/catalogue-order"
import type {Experience} from "../content/schema/experience"

/** What the plan reads of an experience. */
export type PlannedExperience = Pick<Experience, "slug" | "group" | "price" | "formerSlugs">

/** Two views of three: a page must not grow with the number of experiences. */
const mostOthers = 6

/**
 * Lists what each experience's page has of its own: its slug, and the slugs of others of its length
 * of stay, in the order in which they are shown. The slugs stand in the page's context, because a
 * query for a whole group would run again on every page when one word of one experience changes.
 */
export const experiencePages = (experiences: readonly PlannedExperience[]) => {
  const ordered = [...experiences].sort(byCatalogueOrder)
  const first = new Map<string, string[]>()
  // One more than is shown: it may hold the experience itself.
  for (const {group, slug} of ordered) {
    const slugs = first.get(group) ?? []
    if (slugs.length <= mostOthers) first.set(group, [...slugs, slug])
  }
  return experiences.map(({group, slug}) => ({
    slug,
    others: (first.get(group) ?? []).filter(other => other !== slug).slice(0, mostOthers),
  }))
}
