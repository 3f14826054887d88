import type {BreadcrumbListLeaf} from "schema-dts"
import {addressOf, type Site} from "./addresses"

type Page = {to: string; label: string}

/**
 * The page's breadcrumb.
 *
 * @param trail - pages above this one, nearest last
 * @param current - this page
 * @see https://schema.org/BreadcrumbList
 */
export const breadcrumbList = (
  trail: readonly Page[],
  current: Page,
  site: Site,
): BreadcrumbListLeaf => ({
  "@type": "BreadcrumbList",
  itemListElement: [...trail, current].map(({to, label}, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: label,
    item: addressOf(site, to),
  })),
})
