import {graphql} from "gatsby"
import type {Thing} from "schema-dts"
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
    image {
      ...BannerPicture
    }
  }

  fragment TouristTrip on Experience {
    slug
    title(language: $language)
    cardDescription(language: $language)
    photos {
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

/** The properties of one type of schema.org. */
type ThingOf<Type extends string> = Extract<Thing, {"@type": Type}>

const urlOf = (path: string, {siteUrl, language}: Site) =>
  `${siteUrl}${localizedPath(language, path)}`

const tripUrl = (slug: string, site: Site) => urlOf(`/experiences/${slug}/`, site)
const destinationUrl = (slug: string, site: Site) => urlOf(`/destinations/${slug}/`, site)
const placeId = (slug: string, site: Site) => `${destinationUrl(slug, site)}#place`

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
): ThingOf<"TravelAgency" | "Organization"> => {
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
  if (!address) return {"@type": "Organization", ...organization}
  return {
    "@type": "TravelAgency",
    ...organization,
    address: {"@type": "PostalAddress", streetAddress: address, addressCountry: "CO"},
  }
}

/** @see https://developers.google.com/search/docs/appearance/site-names */
export const webSite = ({brand}: {brand: string}, site: Site): ThingOf<"WebSite"> => ({
  "@type": "WebSite",
  "@id": `${site.siteUrl}/#website`,
  name: brand,
  url: `${site.siteUrl}/`,
  inLanguage: languages,
  publisher: agencyReference(site),
})

const listItems = <Entry extends object>(entries: readonly Entry[]) =>
  entries.map((entry, index) => ({"@type": "ListItem" as const, position: index + 1, ...entry}))

/** A page's breadcrumb: the pages above it, nearest last, and the page itself. */
export const breadcrumbList = (trail: readonly Crumb[], site: Site): ThingOf<"BreadcrumbList"> => ({
  "@type": "BreadcrumbList",
  itemListElement: listItems(trail.map(({to, label}) => ({name: label, item: urlOf(to, site)}))),
})

const pageList = (name: string, pages: {name: string; url: string}[]): ThingOf<"ItemList"> => ({
  "@type": "ItemList",
  name,
  numberOfItems: pages.length,
  itemListElement: listItems(pages),
})

/** Trips in the order of their page. */
export const tripList = (
  name: string,
  trips: readonly {readonly slug: string; readonly title: string}[],
  site: Site,
) =>
  pageList(
    name,
    trips.map(({slug, title}) => ({name: title, url: tripUrl(slug, site)})),
  )

/** Regions in the order of their page. */
export const destinationList = (
  name: string,
  regions: readonly {readonly slug: string; readonly name: string}[],
  site: Site,
) =>
  pageList(
    name,
    regions.map(region => ({name: region.name, url: destinationUrl(region.slug, site)})),
  )

type Questions = {title: string; questions: readonly {question: string; answer: string}[]}

/** The questions with their answers, word for word as the page shows them. */
export const questionsPage = (
  {title, questions}: Questions,
  path: string,
  site: Site,
): ThingOf<"FAQPage"> => ({
  "@type": "FAQPage",
  name: title,
  url: urlOf(path, site),
  inLanguage: site.language,
  mainEntity: questions.map(({question, answer}) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: {"@type": "Answer", text: plainText(answer)},
  })),
})

/** A region as its page describes it. */
export const touristDestination = (
  {slug, name, lead, latitude, longitude}: Queries.TouristDestinationFragment,
  site: Site,
): ThingOf<"TouristDestination"> => ({
  "@type": "TouristDestination",
  "@id": placeId(slug, site),
  name,
  description: plainText(lead),
  url: destinationUrl(slug, site),
  geo: {"@type": "GeoCoordinates", latitude, longitude},
  address: {"@type": "PostalAddress", addressCountry: "CO"},
})

/** A price on request is none. Without a season the trip is always available. */
const offer = (experience: Queries.OfferedExperienceFragment, site: Site): ThingOf<"Offer"> => {
  const {slug, price, isPriceOpen, seasonOffer: season} = experience
  const url = tripUrl(slug, site)
  const availability = season?.availability ?? "InStock"
  return {
    "@type": "Offer",
    "@id": `${url}#offer`,
    url,
    ...(!isPriceOpen && {price, priceCurrency: "EUR"}),
    availability: `https://schema.org/${availability}` as ThingOf<"Offer">["availability"],
    ...(season && {availabilityStarts: season.from, availabilityEnds: season.to}),
    seller: agencyReference(site),
  }
}

/**
 * An experience as a product. It has no ratings or reviews, because the site has none.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/product-snippet
 */
export const product = (
  experience: Queries.OfferedExperienceFragment,
  brand: string,
  site: Site,
): ThingOf<"Product"> => {
  const {slug, title, cardDescription, image} = experience
  const url = tripUrl(slug, site)
  const picture = srcOf(image)
  return {
    "@type": "Product",
    "@id": `${url}#product`,
    name: title,
    description: cardDescription,
    url,
    ...(picture && {image: `${site.siteUrl}${picture}`}),
    brand: {"@type": "Brand", name: brand},
    offers: offer(experience, site),
  }
}

type Photo = NonNullable<Queries.TouristTripFragment["photos"]>[number]

/** @see https://developers.google.com/search/docs/appearance/structured-data/image-license-metadata */
const imageObject = ({creditText, licence, source, file}: Photo, {siteUrl}: Site) => ({
  "@type": "ImageObject" as const,
  contentUrl: `${siteUrl}${srcOf(file)}`,
  creditText,
  creator: {"@type": "Person" as const, name: creditText},
  ...(isAddress(licence) && {license: licence}),
  ...(isAddress(source) && {acquireLicensePage: source}),
})

/** Stops in order; for a trip with days, whose page shows no stops, its regions. */
const placesOf = ({stops, days, regions}: Queries.TouristTripFragment, site: Site) =>
  stops && !days
    ? stops.items.map(({title, description}) => ({
        "@type": "Place" as const,
        name: title,
        description: plainText(description),
      }))
    : regions.map(({slug, name}) => ({
        "@type": "Place" as const,
        "@id": placeId(slug, site),
        name,
        url: destinationUrl(slug, site),
      }))

/** An experience as a trip, with the places that it goes to. */
export const touristTrip = (
  trip: Queries.TouristTripFragment,
  site: Site,
): ThingOf<"TouristTrip"> => {
  const {slug, title, cardDescription, photos} = trip
  const url = tripUrl(slug, site)
  const places = placesOf(trip, site)
  return {
    "@type": "TouristTrip",
    "@id": `${url}#trip`,
    name: title,
    description: cardDescription,
    url,
    ...(photos && {image: photos.map(photo => imageObject(photo, site))}),
    itinerary: {
      "@type": "ItemList",
      numberOfItems: places.length,
      itemListElement: listItems<object>(places.map(item => ({item}))),
    },
    provider: agencyReference(site),
    offers: {"@id": `${url}#offer`},
  }
}
