import type {OfferLeaf, ProductLeaf} from "schema-dts"
import {srcOf} from "../../lib/processed-image"
import {addressOf, type Site} from "./addresses"
import {agencyReference} from "./agency"

type Experience = Queries.OfferedExperienceFragment

/** `@id` of the offer. */
export const offerId = (url: string): string => `${url}#offer`

/** Without a season it is always available. */
const availabilityOf = (season: Experience["seasonOffer"]) => ({
  availability:
    `https://schema.org/${season?.availability ?? "InStock"}` as "https://schema.org/InStock",
  ...(season ? {availabilityStarts: season.from, availabilityEnds: season.to} : {}),
})

/** Price of an experience. The page says “from €60”, so it is the minimum price, too; on request it is none. */
const offer = (
  {price, isPriceOpen, seasonOffer}: Experience,
  url: string,
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
  ...availabilityOf(seasonOffer),
  seller: agencyReference({brand}, site),
})

/**
 * An experience as a product. It has no ratings or reviews, because the site has none.
 *
 * @see https://schema.org/Product
 */
export const product = (experience: Experience, brand: string, site: Site): ProductLeaf => {
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
    offers: offer(experience, url, brand, site),
  }
}
