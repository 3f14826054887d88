import {graphql} from "gatsby"
import type {BreadcrumbList, Organization, Product, TravelAgency, WebSite} from "schema-dts"
import {type Language, languages} from "../i18n/languages"
import {localizedPath} from "../i18n/paths"
import {srcOf} from "../lib/processed-image"
import {isWebAddress} from "../lib/text/markup"
import type {Crumb} from "./crumbs"

export const fragments = graphql`
  fragment AgencyOperator on Operator {
    publicContact {
      telephone
      email
      profiles
    }
    publicCompany {
      legalName
      address
      registration
    }
  }

  fragment DescribedTrip on Experience {
    title(language: $language)
    cardDescription(language: $language)
    price
    isPriceOnRequest
    facts {
      priceBasis {
        per
      }
    }
    image {
      ...BannerPicture
    }
    photos {
      credits {
        credit
        licence
      }
      image {
        ...PhotoPicture
      }
    }
  }
`

/** A page of the site, with what its addresses begin with. */
export type Page = {
  pathname: string
  /** Origin, without a slash at its end. */
  siteUrl: string
  language: Language
  brand: string
}

const urlOf = (path: string, {siteUrl, language}: Page) =>
  `${siteUrl}${localizedPath(language, path)}`

/** The operator, which home describes: one in every language. */
const agencyReference = ({siteUrl}: Page) => ({"@id": `${siteUrl}/#agency`})

/**
 * The operator with its contact, without placeholders. Search engines want the address of a local
 * business: without one it is an organization.
 *
 * @param image - address of a picture of it from the site's root
 */
export const travelAgency = (
  {publicContact, publicCompany}: Queries.AgencyOperatorFragment,
  image: string,
  page: Page,
): TravelAgency | Organization => {
  const {telephone, email, profiles} = publicContact
  const {legalName, address, registration} = publicCompany
  const {siteUrl, brand} = page
  return {
    "@type": address ? "TravelAgency" : "Organization",
    ...agencyReference(page),
    name: brand,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icon-512.png`,
    image: `${siteUrl}${image}`,
    areaServed: {"@type": "Country", name: "Colombia"},
    ...(legalName && {legalName}),
    ...(registration && {
      identifier: {"@type": "PropertyValue", propertyID: "RNT", value: registration},
    }),
    ...(telephone && {telephone}),
    ...(email && {email}),
    ...(profiles.length > 0 && {sameAs: profiles}),
    ...(address && {
      address: {"@type": "PostalAddress", streetAddress: address, addressCountry: "CO"},
    }),
  }
}

/** @see https://developers.google.com/search/docs/appearance/site-names */
export const webSite = (page: Page): WebSite => ({
  "@type": "WebSite",
  "@id": `${page.siteUrl}/#website`,
  name: page.brand,
  url: `${page.siteUrl}/`,
  inLanguage: languages,
  publisher: agencyReference(page),
})

export const breadcrumbList = (crumbs: readonly Crumb[], page: Page): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map(({to, label}, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: label,
    item: urlOf(to, page),
  })),
})

/**
 * An experience as a product at its price, with its photographs. One on request has no offer, and there
 * are no ratings or reviews, because the site has none.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/product-snippet
 */
export const describedTrip = (trip: Queries.DescribedTripFragment, page: Page): Product => {
  const {siteUrl, brand} = page
  const url = urlOf(page.pathname, page)
  const per = trip.facts?.priceBasis?.per
  const amount = {price: trip.price, priceCurrency: "EUR"}
  const photos = trip.photos ?? []
  return {
    "@type": "Product",
    "@id": `${url}#product`,
    name: trip.title,
    description: trip.cardDescription,
    url,
    image: [
      siteUrl + srcOf(trip.image),
      ...photos.map(({image, credits: {credit, licence}}) => ({
        "@type": "ImageObject" as const,
        contentUrl: siteUrl + srcOf(image),
        creditText: credit,
        ...(isWebAddress(licence) && {license: licence}),
      })),
    ],
    brand: {"@type": "Brand", name: brand},
    ...(!trip.isPriceOnRequest && {
      offers: {
        "@type": "Offer",
        url,
        ...amount,
        ...(per && {
          priceSpecification: {"@type": "UnitPriceSpecification", ...amount, unitText: per},
        }),
        availability: "https://schema.org/InStock",
        seller: agencyReference(page),
      },
    }),
  }
}
