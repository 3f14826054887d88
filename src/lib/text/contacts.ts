/** "ana@example.com", also with a blank beside the @. */
const mail = /[^\s@]+ ?@ ?[^\s@]+/g

/** Seven digits or more, in any notation: "+57 (300) 123-4567". */
const telephone = /[+(]*\p{Nd}(?:[\s()./\u2010-\u2015-]{0,2}\p{Nd}){6,}/gu

/** Parameters by which advertisers know a click again. */
const clickId = /^(?:\w*clk?id|[gw]braid|_gl)$/i

const withoutMail = (text: string) => text.replace(mail, "(e-mail)")

/** Removes e-mail addresses and telephone numbers from a text. */
export const withoutContacts = (text: string): string =>
  withoutMail(text).replace(telephone, "(telephone)")

/** An address whose query has no contacts, nor ids of clicks: only advertising would use them. */
export const cleanAddress = (address: string): string => {
  const url = new URL(address)
  for (const [name, value] of [...url.searchParams]) {
    // The id of a campaign may be as long as a telephone number.
    const clean = name.startsWith("utm_") ? withoutMail(value) : withoutContacts(value)
    if (clickId.test(name) || withoutContacts(name) !== name) url.searchParams.delete(name)
    else if (clean !== value) url.searchParams.set(name, clean)
  }
  return url.href
}
