import {type Fault, show} from "./fault"
import type {Experience} from "./schema/experience"

const fileOf = (slug: string) => `data/experiences/${slug}/experience.json`

/**
 * Checks the former slugs of trips.
 *
 * @param trips - each sound by itself
 * @returns a fault for each that a trip has today, and for each that two trips claim
 */
export const checkFormerSlugs = (
  trips: readonly Pick<Experience, "slug" | "formerSlugs">[],
): Fault[] => {
  const owners = new Map(trips.map(({slug}) => [slug, slug]))
  return trips.flatMap(({slug, formerSlugs = []}) =>
    formerSlugs.flatMap((former, index): Fault[] => {
      const owner = owners.get(former)
      owners.set(former, owner ?? slug)
      if (!owner) return []
      const place = {file: fileOf(slug), field: `formerSlugs[${index}]`}
      return [{code: "former-slug", place, values: {found: show(former), file: fileOf(owner)}}]
    }),
  )
}
