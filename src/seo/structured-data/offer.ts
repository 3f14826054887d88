import type {OfferLeaf, ProductLeaf} from "schema-dts"
import {addressOf, type Site} from "./addresses"
import {agencyReference} from "./agency"

type Experience = Queries.OfferedExperienceFragment

/** Name of the offer in the graph of an experience's page. */
export const offerId = (url: string): string => `${url}#offer`

/**
 * What an experience costs. The page says “from €60”, so the price is named as the least one too.
 * It can be asked for at any time of the year: a season belongs to the trip, not to the offer.
 */
const offer = (price: number, url: string, brand: string, site: Site): OfferLeaf => ({
  "@type": "Offer",
  "@id": offerId(url),
  url,
  price,
  priceCurrency: "EUR",
  priceSpecification: {"@type": "PriceSpecification", minPrice: price, priceCurrency: "EUR"},
  availability: "https://schema.org/InStock",
  seller: agencyReference({brand}, site),
})

/**
 * An experience as something that is sold. It carries no rating and no review: the site has none.
 *
 * @see https://schema.org/Product
 */
export const product = (experience: Experience, brand: string, site: Site): ProductLeaf => {
  const {slug, title, cardDescription, price, image} = experience
  const url = addressOf(site, `/experiences/${slug}/`)
  const picture = image.picture.images.fallback?.src
  return {
    "@type": "Product",
    "@id": `${url}#product`,
    name: title,
    description: cardDescription,
    url,
    ...(picture ? {image: `${site.siteUrl}${picture}`} : {}),
    brand: {"@type": "Brand", name: brand},
    offers: offer(price, url, brand, site),
  }
}
