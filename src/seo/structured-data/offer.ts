import type {OfferLeaf, ProductLeaf} from "schema-dts"
import {srcOf} from "../../lib/processed-image"
import {addressOf, type Site} from "./addresses"
import {agencyReference} from "./agency"

type Experience = Queries.OfferedExperienceFragment

/** `@id` of the offer. */
export const offerId = (url: string): string => `${url}#offer`

/** Availability as schema.org names it, with the first and last day (gatsby/pages/season-offer.ts). */
export type SeasonOffer = readonly string[]

/** Without a season it is always available. */
const availabilityOf = ([name = "InStock", from, to]: SeasonOffer = []) => ({
  availability: `https://schema.org/${name}` as "https://schema.org/InStock",
  ...(from && to ? {availabilityStarts: from, availabilityEnds: to} : {}),
})

/** Price of an experience. The page says “from €60”, so it is the minimum price, too; on request it is none. */
const offer = (
  {price, isPriceOpen}: Experience,
  url: string,
  season: SeasonOffer | undefined,
  brand: string,
  site: Site,
): OfferLeaf => ({
  "@type": "Offer",
  "@id": offerId(url),
  url,
  ...(isPriceOpen
    ? {}
    : {
        price,
        priceCurrency: "EUR",
        priceSpecification: {"@type": "PriceSpecification", minPrice: price, priceCurrency: "EUR"},
      }),
  ...availabilityOf(season),
  seller: agencyReference({brand}, site),
})

/**
 * An experience as a product. It has no ratings or reviews, because the site has none.
 *
 * @param season - that it is sold for; without one it is offered all year
 * @see https://schema.org/Product
 */
export const product = (
  experience: Experience,
  season: SeasonOffer | undefined,
  brand: string,
  site: Site,
): ProductLeaf => {
  const {slug, title, cardDescription, image, factRows} = experience
  const url = addressOf(site, `/experiences/${slug}/`)
  const picture = srcOf(image)
  return {
    "@type": "Product",
    "@id": `${url}#product`,
    name: title,
    description: cardDescription,
    url,
    ...(picture ? {image: `${site.siteUrl}${picture}`} : {}),
    additionalProperty: factRows.map(({name, label, lines}) => ({
      "@type": "PropertyValue",
      propertyID: name,
      name: label,
      value: lines.join("; "),
    })),
    brand: {"@type": "Brand", name: brand},
    offers: offer(experience, url, season, brand, site),
  }
}
