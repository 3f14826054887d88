import type {Experience} from "./schema/experience"
import {groupKeys} from "./schema/groups"

/**
 * Sort order of the catalogue: longest stays first, then the higher price, then the slug. It needs
 * no list, so a new folder finds its place.
 */
export const byCatalogueOrder = (
  a: Pick<Experience, "group" | "price" | "slug">,
  b: Pick<Experience, "group" | "price" | "slug">,
): number =>
  groupKeys.indexOf(a.group) - groupKeys.indexOf(b.group) ||
  b.price - a.price ||
  a.slug.localeCompare(b.slug)
