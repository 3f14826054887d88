import type {TravelAgencyLeaf, WebSiteLeaf} from "schema-dts"
import {languages} from "../../i18n/languages"
import type {Site} from "./addresses"

type Operator = Queries.AgencyOperatorFragment

/** `@id` of the operator. */
const agencyId = ({siteUrl}: Site) => `${siteUrl}/#agency`

/** Reference to the operator: one name and one address in every language. */
export const agencyReference = ({brand}: {brand: string}, site: Site): TravelAgencyLeaf => ({
  "@type": "TravelAgency",
  "@id": agencyId(site),
  name: brand,
  url: `${site.siteUrl}/`,
})

/**
 * The operator with its contact, as in the footer.
 *
 * @param image - address of a picture of it from the site's root
 * @param operator - contact and company hold no placeholder: what the owner has not filled in is left out
 * @see https://schema.org/TravelAgency
 */
export const travelAgency = (operator: Operator, image: string, site: Site): TravelAgencyLeaf => {
  const {telephone, email, profiles} = operator.publicContact
  const {legalName, address, registration} = operator.publicCompany
  return {
    ...agencyReference(operator, site),
    logo: `${site.siteUrl}/icon-512.png`,
    image: `${site.siteUrl}${image}`,
    areaServed: {"@type": "Country", name: "Colombia"},
    ...(legalName ? {legalName} : {}),
    ...(address
      ? {address: {"@type": "PostalAddress", streetAddress: address, addressCountry: "CO"}}
      : {}),
    ...(registration
      ? {identifier: {"@type": "PropertyValue", propertyID: "RNT", value: registration}}
      : {}),
    ...(telephone ? {telephone} : {}),
    ...(email ? {email} : {}),
    ...(profiles.length > 0 ? {sameAs: profiles} : {}),
  }
}

/**
 * The site with its name, for result pages.
 *
 * @see https://developers.google.com/search/docs/appearance/site-names
 */
export const webSite = ({brand}: {brand: string}, site: Site): WebSiteLeaf => ({
  "@type": "WebSite",
  "@id": `${site.siteUrl}/#website`,
  name: brand,
  url: `${site.siteUrl}/`,
  inLanguage: languages,
  publisher: {"@id": agencyId(site)},
})
