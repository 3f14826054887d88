import {graphql} from "gatsby"
import type {
  BreadcrumbListLeaf,
  FAQPageLeaf,
  ImageObjectLeaf,
  ItemListLeaf,
  OfferLeaf,
  OrganizationLeaf,
  PlaceLeaf,
  ProductLeaf,
  TouristDestinationLeaf,
  TouristTripLeaf,
  TravelAgencyLeaf,
  WebSiteLeaf,
} from "schema-dts"
import {type Language, languages} from "../i18n/languages"
import {localizedPath} from "../i18n/paths"
import {srcOf} from "../lib/processed-image"
import {isAddress} from "../lib/text/is-address"
import {plainText} from "../lib/text/markup"
import type {Crumb} from "./crumbs"

export const fragments = graphql`
  fragment AgencyOperator on Operator {
    brand
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

  fragment OfferedExperience on Experience {
    slug
    title(language: $language)
    cardDescription(language: $language)
    price
    isPriceOpen
    seasonOffer {
      availability
      from
      to
    }
    factRows(language: $language) {
      name
      label
      lines
    }
    image {
      ...BannerPicture
    }
  }

  fragment TouristTrip on Experience {
    slug
    title(language: $language)
    cardDescription(language: $language)
    photos {
      alt(language: $language)
      caption(language: $language)
      creditText
      licence
      source
      file {
        ...PhotoPicture
      }
    }
    days {
      status
    }
    stops {
      title(language: $language)
      items {
        title(language: $language)
        description(language: $language)
      }
    }
    regions {
      slug
      name(language: $language)
    }
  }

  fragment TouristDestination on Region {
    slug
    name(language: $language)
    lead(language: $language)
    latitude
    longitude
  }
`

/** Origin, without a slash at its end, and language: the parts of every address. */
export type Site = {siteUrl: string; language: Language}

const addressOf = ({siteUrl, language}: Site, path: string) =>
  `${siteUrl}${localizedPath(language, path)}`

const tripAddress = (slug: string, site: Site) => addressOf(site, `/experiences/${slug}/`)
const destinationAddress = (slug: string, site: Site) => addressOf(site, `/destinations/${slug}/`)

/** The operator, which home describes: one in every language. */
const agencyReference = ({siteUrl}: Site) => ({"@id": `${siteUrl}/#agency`})

/**
 * The operator with its contact, without placeholders. Search engines want the address of a local
 * business: without one it is an organization.
 *
 * @param image - address of a picture of it from the site's root
 */
export const travelAgency = (
  {brand, publicContact, publicCompany}: Queries.AgencyOperatorFragment,
  image: string,
  site: Site,
): TravelAgencyLeaf | OrganizationLeaf => {
  const {telephone, email, profiles} = publicContact
  const {legalName, address, registration} = publicCompany
  const {siteUrl} = site
  const organization = {
    ...agencyReference(site),
    name: brand,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icon-512.png`,
    image: `${siteUrl}${image}`,
    areaServed: {"@type": "Country", name: "Colombia"},
    ...(legalName && {legalName}),
    ...(registration && {
      identifier: {"@type": "PropertyValue" as const, propertyID: "RNT", value: registration},
    }),
    ...(telephone && {telephone}),
    ...(email && {email}),
    ...(profiles.length > 0 && {sameAs: profiles}),
  } as const
  return address
    ? {
        "@type": "TravelAgency",
        ...organization,
        address: {"@type": "PostalAddress", streetAddress: address, addressCountry: "CO"},
      }
    : {"@type": "Organization", ...organization}
}

/** @see https://developers.google.com/search/docs/appearance/site-names */
export const webSite = ({brand}: {brand: string}, site: Site): WebSiteLeaf => ({
  "@type": "WebSite",
  "@id": `${site.siteUrl}/#website`,
  name: brand,
  url: `${site.siteUrl}/`,
  inLanguage: languages,
  publisher: agencyReference(site),
})

const numbered = <Entry extends object>(entries: readonly Entry[]) =>
  entries.map((entry, index) => ({"@type": "ListItem" as const, position: index + 1, ...entry}))

/** A page's breadcrumb: the pages above it, nearest last, and the page itself. */
export const breadcrumbList = (trail: readonly Crumb[], site: Site): BreadcrumbListLeaf => ({
  "@type": "BreadcrumbList",
  itemListElement: numbered(trail.map(({to, label}) => ({name: label, item: addressOf(site, to)}))),
})

const pageList = (name: string, pages: readonly {name: string; url: string}[]): ItemListLeaf => ({
  "@type": "ItemList",
  name,
  numberOfItems: pages.length,
  itemListElement: numbered(pages),
})

/** Trips in the order of their page. */
export const tripList = (
  name: string,
  trips: readonly {readonly slug: string; readonly title: string}[],
  site: Site,
): ItemListLeaf =>
  pageList(
    name,
    trips.map(({slug, title}) => ({name: title, url: tripAddress(slug, site)})),
  )

/** Regions in the order of their page. */
export const destinationList = (
  name: string,
  regions: readonly {readonly slug: string; readonly name: string}[],
  site: Site,
): ItemListLeaf =>
  pageList(
    name,
    regions.map(region => ({name: region.name, url: destinationAddress(region.slug, site)})),
  )

type Questions = {title: string; questions: readonly {question: string; answer: string}[]}

/** The questions with their answers, word for word as the page shows them. */
export const questionsPage = (
  {title, questions}: Questions,
  path: string,
  site: Site,
): FAQPageLeaf => ({
  "@type": "FAQPage",
  name: title,
  url: addressOf(site, path),
  inLanguage: site.language,
  mainEntity: questions.map(({question, answer}) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: {"@type": "Answer", text: plainText(answer)},
  })),
})

const destinationId = (slug: string, site: Site) => `${destinationAddress(slug, site)}#place`

/** A region as its page describes it. */
export const touristDestination = (
  {slug, name, lead, latitude, longitude}: Queries.TouristDestinationFragment,
  site: Site,
): TouristDestinationLeaf => ({
  "@type": "TouristDestination",
  "@id": destinationId(slug, site),
  name,
  description: plainText(lead),
  url: destinationAddress(slug, site),
  geo: {"@type": "GeoCoordinates", latitude, longitude},
  address: {"@type": "PostalAddress", addressCountry: "CO"},
})

/** "From €60" is the minimum price, too; a price on request is none. Without a season it is always available. */
const offer = (experience: Queries.OfferedExperienceFragment, site: Site): OfferLeaf => {
  const {slug, price, isPriceOpen, seasonOffer: season} = experience
  const url = tripAddress(slug, site)
  const priceCurrency = "EUR"
  return {
    "@type": "Offer",
    "@id": `${url}#offer`,
    url,
    ...(!isPriceOpen && {
      price,
      priceCurrency,
      priceSpecification: {"@type": "PriceSpecification", minPrice: price, priceCurrency},
    }),
    availability:
      `https://schema.org/${season?.availability ?? "InStock"}` as OfferLeaf["availability"],
    ...(season && {availabilityStarts: season.from, availabilityEnds: season.to}),
    seller: agencyReference(site),
  }
}

/** An experience as a product. It has no ratings or reviews, because the site has none. */
export const product = (
  experience: Queries.OfferedExperienceFragment,
  brand: string,
  site: Site,
): ProductLeaf => {
  const {slug, title, cardDescription, image, factRows} = experience
  const url = tripAddress(slug, site)
  const picture = srcOf(image)
  return {
    "@type": "Product",
    "@id": `${url}#product`,
    name: title,
    description: cardDescription,
    url,
    ...(picture && {image: `${site.siteUrl}${picture}`}),
    additionalProperty: factRows.map(({name, label, lines}) => ({
      "@type": "PropertyValue",
      propertyID: name,
      name: label,
      value: lines.join("; "),
    })),
    brand: {"@type": "Brand", name: brand},
    offers: offer(experience, site),
  }
}

type Photo = NonNullable<Queries.TouristTripFragment["photos"]>[number]

/** @see https://developers.google.com/search/docs/appearance/structured-data/image-license-metadata */
const imageObject = (photo: Photo, {siteUrl}: Site): ImageObjectLeaf => {
  const {alt, caption, creditText, licence, source, file} = photo
  return {
    "@type": "ImageObject",
    contentUrl: `${siteUrl}${srcOf(file)}`,
    description: alt,
    ...(caption && {caption}),
    creditText,
    creator: {"@type": "Person", name: creditText},
    ...(isAddress(licence) && {license: licence}),
    ...(isAddress(source) && {acquireLicensePage: source}),
  }
}

/** Stops in order; for a trip with days, whose page shows no stops, its regions. */
const itinerary = (trip: Queries.TouristTripFragment, site: Site): ItemListLeaf => {
  const {stops, days, regions} = trip
  const shown = days ? null : stops
  const places: readonly PlaceLeaf[] = shown
    ? shown.items.map(({title, description}) => ({
        "@type": "Place",
        name: title,
        description: plainText(description),
      }))
    : regions.map(({slug, name}) => ({
        "@type": "Place",
        "@id": destinationId(slug, site),
        name,
        url: destinationAddress(slug, site),
      }))
  return {
    "@type": "ItemList",
    ...(shown && {name: shown.title}),
    numberOfItems: places.length,
    itemListElement: numbered(places.map(item => ({item}))),
  }
}

/** An experience as a trip, with the places that it goes to. */
export const touristTrip = (trip: Queries.TouristTripFragment, site: Site): TouristTripLeaf => {
  const {slug, title, cardDescription, photos} = trip
  const url = tripAddress(slug, site)
  return {
    "@type": "TouristTrip",
    "@id": `${url}#trip`,
    name: title,
    description: cardDescription,
    url,
    ...(photos && {image: photos.map(photo => imageObject(photo, site))}),
    itinerary: itinerary(trip, site),
    provider: agencyReference(site),
    offers: {"@id": `${url}#offer`},
  }
}
