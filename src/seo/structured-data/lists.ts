import type {BreadcrumbListLeaf, ItemListLeaf} from "schema-dts"
import type {Crumb} from "../crumbs"
import {addressOf, type Site} from "./addresses"

/**
 * A page's breadcrumb.
 *
 * @param trail - the pages above it, nearest last, and the page itself
 * @see https://schema.org/BreadcrumbList
 */
export const breadcrumbList = (trail: readonly Crumb[], site: Site): BreadcrumbListLeaf => ({
  "@type": "BreadcrumbList",
  itemListElement: trail.map(({to, label}, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: label,
    item: addressOf(site, to),
  })),
})

/**
 * Pages as one lists them.
 *
 * @see https://schema.org/ItemList
 */
const pageList = (name: string, pages: readonly Crumb[], site: Site): ItemListLeaf => ({
  "@type": "ItemList",
  name,
  numberOfItems: pages.length,
  itemListElement: pages.map(({to, label}, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: label,
    url: addressOf(site, to),
  })),
})

type Trip = {readonly slug: string; readonly title: string}

/** Trips in the order of their page. */
export const tripList = (name: string, trips: readonly Trip[], site: Site): ItemListLeaf =>
  pageList(
    name,
    trips.map(({slug, title}) => ({to: `/experiences/${slug}/`, label: title})),
    site,
  )

/** Regions in the order of their page. */
export const destinationList = (
  name: string,
  regions: readonly {readonly slug: string; readonly name: string}[],
  site: Site,
): ItemListLeaf =>
  pageList(
    name,
    regions.map(region => ({to: `/destinations/${region.slug}/`, label: region.name})),
    site,
  )
