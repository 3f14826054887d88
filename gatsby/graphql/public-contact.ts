import {placeholderFields} from "../content/placeholders"
import type {SiteContent} from "../content/site-content"

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

/** Gives the value of a field, or null while it is a placeholder. */
const realIn = (part: object) => {
  const open = placeholderFields(part)
  return <Value>(field: string, value: Value) => (open.includes(field) ? null : value)
}

/** Picks of the company what is real: search engines would publish what is somebody else's. */
export const publicCompany = ({
  company: {legalName, address, registration},
}: {
  company: Company
}): Record<keyof Company, string | null> => {
  const real = realIn({legalName, address, registration})
  return {
    legalName: real("legalName", legalName),
    address: real("address", address),
    registration: real("registration", registration),
  }
}

/** The same of the ways to reach it. */
export const publicContact = ({whatsapp, email, social}: Site): PublicContact => {
  const real = realIn({whatsapp, email, social})
  return {
    telephone: real("whatsapp", `+${whatsapp}`),
    email: real("email", email),
    profiles: Object.entries(social).flatMap(
      ([name, address]) => real(`social.${name}`, address) ?? [],
    ),
  }
}
