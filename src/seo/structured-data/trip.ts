import type {ItemListLeaf, PlaceLeaf, TouristTripLeaf} from "schema-dts"
import {parseMarkup, plainText} from "../../text/markup"
import {addressOf, type Site} from "./addresses"
import {agencyReference} from "./agency"
import {offerId} from "./offer"

type Experience = Queries.TouristTripFragment

const stopList = ({title, items}: NonNullable<Experience["stops"]>): ItemListLeaf => ({
  "@type": "ItemList",
  name: title,
  itemListElement: items.map(({title: name, description}, index) => ({
    "@type": "ListItem",
    position: index + 1,
    item: {"@type": "Place", name, description: plainText(description)},
  })),
})

/** A highlight is written "**Place**: what happens there"; its name is the place. */
const highlightName = (line: string) => {
  const [first] = parseMarkup(line)
  return first?.bold ? first.text : plainText(line)
}

const highlightList = ({title, items}: NonNullable<Experience["highlights"]>): ItemListLeaf => ({
  "@type": "ItemList",
  name: title,
  itemListElement: items.map((line, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: highlightName(line),
  })),
})

const regionPlace = ({name}: {name: string}): PlaceLeaf => ({"@type": "Place", name})

/**
 * An experience as a trip: its stops in their order and its highlights, or the part of the country
 * where the page names no stop.
 *
 * @see https://schema.org/TouristTrip
 */
export const touristTrip = (experience: Experience, brand: string, site: Site): TouristTripLeaf => {
  const {slug, title, cardDescription, stops, highlights, regions} = experience
  const url = addressOf(site, `/experiences/${slug}/`)
  return {
    "@type": "TouristTrip",
    "@id": `${url}#trip`,
    name: title,
    description: cardDescription,
    url,
    itinerary: [
      ...(stops ? [stopList(stops)] : regions.map(regionPlace)),
      ...(highlights ? [highlightList(highlights)] : []),
    ],
    provider: agencyReference({brand}, site),
    offers: {"@id": offerId(url)},
  }
}
