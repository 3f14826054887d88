import type {TouristDestinationLeaf} from "schema-dts"
import {plainText} from "../../lib/text/markup"
import {addressOf, destinationId, type Site} from "./addresses"

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
