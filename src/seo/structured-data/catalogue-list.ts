import type {ItemListLeaf} from "schema-dts"
import {addressOf, type Site} from "./addresses"

type Catalogue = {
  title: string
  groups: readonly {experiences: readonly {slug: string; title: string}[]}[]
}

/**
 * All experiences in the catalogue's order.
 *
 * @see https://schema.org/ItemList
 */
export const catalogueList = ({title, groups}: Catalogue, site: Site): ItemListLeaf => {
  const experiences = groups.flatMap(group => group.experiences)
  return {
    "@type": "ItemList",
    name: title,
    numberOfItems: experiences.length,
    itemListElement: experiences.map(({slug, title: name}, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      url: addressOf(site, `/experiences/${slug}/`),
    })),
  }
}
