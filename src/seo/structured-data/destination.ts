import type {ItemListLeaf, TouristDestinationLeaf} from "schema-dts"
import {plainText} from "../../lib/text/markup"
import {addressOf, destinationId, type Site} from "./addresses"

type Place = {slug: string; name: string}

/**
 * A region as its page describes it.
 *
 * @see https://schema.org/TouristDestination
 */
export const touristDestination = (
  region: Queries.TouristDestinationFragment,
  site: Site,
): TouristDestinationLeaf => ({
  "@type": "TouristDestination",
  "@id": destinationId(region.slug, site),
  name: region.name,
  description: plainText(region.lead),
  url: addressOf(site, `/destinations/${region.slug}/`),
  geo: {"@type": "GeoCoordinates", latitude: region.latitude, longitude: region.longitude},
  address: {"@type": "PostalAddress", addressCountry: "CO"},
})

const listOf = (name: string, pages: readonly {path: string; name: string}[], site: Site) => ({
  "@type": "ItemList" as const,
  name,
  numberOfItems: pages.length,
  itemListElement: pages.map((page, index) => ({
    "@type": "ListItem" as const,
    position: index + 1,
    name: page.name,
    url: addressOf(site, page.path),
  })),
})

/**
 * The regions in the order of their list.
 *
 * @see https://schema.org/ItemList
 */
export const destinationList = (
  title: string,
  regions: readonly Place[],
  site: Site,
): ItemListLeaf =>
  listOf(
    title,
    regions.map(({slug, name}) => ({name, path: `/destinations/${slug}/`})),
    site,
  )

/** A region's trips, in the order of its page. */
export const tripList = (
  title: string,
  trips: readonly {slug: string; title: string}[],
  site: Site,
): ItemListLeaf =>
  listOf(
    title,
    trips.map(({slug, title: name}) => ({name, path: `/experiences/${slug}/`})),
    site,
  )
