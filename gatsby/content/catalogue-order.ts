import type {Experience} from "./schema/experience"
import {groupKeys} from "./schema/groups"

/**
 * Order of the catalogue, for `Array.sort`: longest stays first, then the higher price, then the
 * slug. It needs no list, so that a new folder finds its place by itself.
 */
export const byCatalogueOrder = (
  a: Pick<Experience, "group" | "price" | "slug">,
  b: Pick<Experience, "group" | "price" | "slug">,
): number =>
  groupKeys.indexOf(a.group) - groupKeys.indexOf(b.group) ||
  b.price - a.price ||
  a.slug.localeCompare(b.slug)
