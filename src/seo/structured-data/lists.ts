import type {BreadcrumbListLeaf, ItemListLeaf} from "schema-dts"
import type {Crumb} from "../crumbs"
import {addressOf, type Site} from "./addresses"

/** List entries, numbered in their order. */
export const numbered = <Entry extends object>(entries: readonly Entry[]) =>
  entries.map((entry, index) => ({"@type": "ListItem" as const, position: index + 1, ...entry}))

/**
 * A page's breadcrumb.
 *
 * @param trail - the pages above it, nearest last, and the page itself
 * @see https://schema.org/BreadcrumbList
 */
export const breadcrumbList = (trail: readonly Crumb[], site: Site): BreadcrumbListLeaf => ({
  "@type": "BreadcrumbList",
  itemListElement: numbered(trail.map(({to, label}) => ({name: label, item: addressOf(site, to)}))),
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
  itemListElement: numbered(pages.map(({to, label}) => ({name: label, url: addressOf(site, to)}))),
})

/** Trips in the order of their page. */
export const tripList = (
  name: string,
  trips: readonly {readonly slug: string; readonly title: string}[],
  site: Site,
): ItemListLeaf =>
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
