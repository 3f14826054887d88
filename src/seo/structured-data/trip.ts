import type {ItemListLeaf, PlaceLeaf, TouristTripLeaf} from "schema-dts"
import {plainText} from "../../lib/text/markup"
import {addressOf, destinationId, type Site} from "./addresses"
import {agencyReference} from "./agency"
import {imageObject} from "./image-object"
import {numbered} from "./lists"
import {offerId} from "./offer"

type Experience = Queries.TouristTripFragment

const listOf = (places: readonly PlaceLeaf[], name?: string): ItemListLeaf => ({
  "@type": "ItemList",
  ...(name ? {name} : {}),
  numberOfItems: places.length,
  itemListElement: numbered(places.map(item => ({item}))),
})

/** Stops in order; for a trip with days, whose page shows no stops, its regions. */
const itinerary = ({stops, days, regions}: Experience, site: Site) =>
  stops && !days
    ? listOf(
        stops.items.map(({title: name, description}) => ({
          "@type": "Place",
          name,
          description: plainText(description),
        })),
        stops.title,
      )
    : listOf(
        regions.map(({slug, name}) => ({
          "@type": "Place",
          "@id": destinationId(slug, site),
          name,
          url: addressOf(site, `/destinations/${slug}/`),
        })),
      )

/**
 * An experience as a trip, with the places that it goes to.
 *
 * @see https://schema.org/TouristTrip
 */
export const touristTrip = (experience: Experience, brand: string, site: Site): TouristTripLeaf => {
  const {slug, title, cardDescription, photos} = experience
  const url = addressOf(site, `/experiences/${slug}/`)
  return {
    "@type": "TouristTrip",
    "@id": `${url}#trip`,
    name: title,
    description: cardDescription,
    url,
    ...(photos ? {image: photos.map(photo => imageObject(photo, site))} : {}),
    itinerary: itinerary(experience, site),
    provider: agencyReference({brand}, site),
    offers: {"@id": offerId(url)},
  }
}
