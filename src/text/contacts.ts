/** "ana@example.com", also in an address, or with a blank beside the sign. */
const mail = /[^\s@]+ ?(?:@|%40) ?[^\s@]+/gi

/** Seven digits or more, as people write a number: "+57 (300) 123-4567". */
const telephone = /[+(]*\p{Nd}(?:[\s()./\u2010-\u2015-]{0,2}\p{Nd}){6,}/gu

/** Parts of an address: origin; the id of a campaign or of a click, which may be long; any other. */
const parts = /^\w+:\/\/[^/]*|([?&](?:utm_\w+|\w*clk?id|[gw]braid|_gl)=)([^&#]*)|[^/?&=#]+/gi

const withoutMail = (text: string) => text.replace(mail, "(e-mail)")

/** A text without e-mail addresses and telephone numbers, which nobody types to be counted. */
export const withoutContacts = (text: string): string =>
  withoutMail(text).replace(telephone, "(telephone)")

const cleanPart = (text: string) => {
  try {
    const said = decodeURIComponent(text.replace(/\+/g, " "))
    const clean = withoutContacts(said)
    return clean === said ? text : encodeURIComponent(clean)
  } catch {
    // No text in UTF-8, so it is taken as it stands.
    return withoutContacts(text)
  }
}

/** The same for an address, or its path. What holds none of them stays letter by letter. */
export const addressWithoutContacts = (address: string): string =>
  address.replace(parts, (part: string, campaign: string | undefined, id: string) => {
    if (campaign) return campaign + withoutMail(id)
    return part.includes("://") ? part : cleanPart(part)
  })
