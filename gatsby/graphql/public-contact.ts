import {placeholderFields} from "../content/placeholders"
import type {SiteContent} from "../content/site-content"

type Site = Pick<SiteContent["site"], "whatsapp" | "email" | "social">

/** The operator's contact as pages and search engines have it. */
export type PublicContact = {
  /** In international form, `+` first; null while it is a placeholder. */
  telephone: string | null
  email: string | null
  /** Addresses of the social profiles. */
  profiles: string[]
}

type Company = SiteContent["site"]["company"]

/** Gives the value of a field, or null while it is a placeholder. */
const realIn = (part: object) => {
  const open = placeholderFields(part)
  return <Value>(field: string, value: Value) => (open.includes(field) ? null : value)
}

/** The company, null for each placeholder: a made-up company looks like fraud. */
export const publicCompany = ({company}: {company: Company}) => {
  const real = realIn(company)
  return Object.fromEntries(
    Object.entries(company).map(([field, value]) => [field, real(field, value)]),
  ) as Record<keyof Company, string | null>
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
