import {placeholderFields} from "../../content/placeholders"
import type {SiteContent} from "../../content/site-content"

type Site = Pick<SiteContent["site"], "whatsapp" | "email" | "social">

/** The operator's contact for search engines. */
export type PublicContact = {
  /** In international form, `+` first; null while it is a placeholder. */
  telephone: string | null
  email: string | null
  /** Addresses of the social profiles. */
  profiles: string[]
}

type Company = Pick<SiteContent["site"]["company"], "legalName" | "address" | "registration">

/**
 * Picks of the company what is real, by the same rule as `publicContact`.
 *
 * @returns each name null while it is a placeholder
 */
export const publicCompany = ({
  company: {legalName, address, registration},
}: {
  company: Company
}): Record<keyof Company, string | null> => {
  const company = {legalName, address, registration}
  const open = placeholderFields(company)
  const real = (name: keyof Company) => (open.includes(name) ? null : company[name])
  return {
    legalName: real("legalName"),
    address: real("address"),
    registration: real("registration"),
  }
}

/** Removes placeholders: search engines would publish a number or profile that belongs to somebody else. */
export const publicContact = ({whatsapp, email, social}: Site): PublicContact => {
  const open = placeholderFields({whatsapp, email, social})
  const isReal = (field: string) => !open.includes(field)
  return {
    telephone: isReal("whatsapp") ? `+${whatsapp}` : null,
    email: isReal("email") ? email : null,
    profiles: Object.entries(social)
      .filter(([name]) => isReal(`social.${name}`))
      .map(([, address]) => address),
  }
}
