/** "ana@example.com", also URL-encoded or with a blank beside the @. */
const mail = /[^\s@]+ ?(?:@|%40) ?[^\s@]+/gi

/** Seven digits or more, in any notation: "+57 (300) 123-4567". */
const telephone = /[+(]*\p{Nd}(?:[\s()./\u2010-\u2015-]{0,2}\p{Nd}){6,}/gu

/** Parts of an address: origin; the id of a campaign, which may be long; any other. */
const parts = /^\w+:\/\/[^/]*|([?&]utm_\w+=)([^&#]*)|[^/?&=#]+/gi

/** Parameters by which advertisers know a click again. */
const clickIds = /([?&])(?:(?:\w*clk?id|[gw]braid|_gl)=[^&]*(?:&|$))+/gi

/** An address, which has no hash, without ids of clicks: only advertising would use them. */
export const withoutClickIds = (address: string): string =>
  address.replace(clickIds, "$1").replace(/[?&]$/, "")

const withoutMail = (text: string) => text.replace(mail, "(e-mail)")

/** Removes e-mail addresses and telephone numbers from a text. */
export const withoutContacts = (text: string): string =>
  withoutMail(text).replace(telephone, "(telephone)")

const cleanPart = (text: string) => {
  try {
    const said = decodeURIComponent(text.replace(/\+/g, " "))
    const clean = withoutContacts(said)
    return clean === said ? text : encodeURIComponent(clean)
  } catch {
    // Not valid UTF-8, so it is left encoded.
    return withoutContacts(text)
  }
}

/** The same for an address or path. Anything without them is returned unchanged. */
export const addressWithoutContacts = (address: string): string =>
  address.replace(parts, (part: string, campaign: string | undefined, id: string) => {
    if (campaign) return campaign + withoutMail(id)
    return part.includes("://") ? part : cleanPart(part)
  })
