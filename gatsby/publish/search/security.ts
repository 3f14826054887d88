import {languages} from "../../../src/i18n/languages"
import type {SiteContent} from "../../content/site-content"
import {publicContact} from "./contact"

/** Where the file stands; RFC 9116, section 3. */
export const securityPath = ".well-known/security.txt"

/** Validity in days; the RFC recommends less than a year. */
const days = 360
const dayLength = 86_400_000

/**
 * Writes security.txt.
 *
 * @param siteUrl - public origin, without a slash at its end
 * @param now - milliseconds since 1970
 * @returns null while e-mail and telephone are placeholders, as the file must name a contact
 * @see https://www.rfc-editor.org/rfc/rfc9116
 */
export const securityTxt = (
  site: Pick<SiteContent["site"], "whatsapp" | "email" | "social">,
  siteUrl: string,
  now = Date.now(),
): string | null => {
  const {email, telephone} = publicContact(site)
  const contacts = [
    ...(email ? [`mailto:${email}`] : []),
    ...(telephone ? [`tel:${telephone}`] : []),
  ]
  if (contacts.length === 0) return null
  const expires = new Date(now + days * dayLength).toISOString().slice(0, 10)
  return [
    ...contacts.map(contact => `Contact: ${contact}`),
    `Expires: ${expires}T00:00:00Z`,
    `Preferred-Languages: ${languages.join(", ")}`,
    `Canonical: ${siteUrl}/${securityPath}`,
    "",
  ].join("\n")
}
