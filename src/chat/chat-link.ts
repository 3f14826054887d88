/**
 * Address that opens a WhatsApp chat with a text; the number has digits alone, the country code first.
 *
 * @see https://faq.whatsapp.com/5913398998672934 (click to chat)
 */
export const whatsappUrl = (number: string, text: string): string =>
  `https://wa.me/${number}?text=${encodeURIComponent(text)}`

/**
 * What a link needs to open a chat: its address, and what that is made of, the chat's text and the
 * reference that it ends with.
 */
export type ChatLink = {href: string; "data-chat": string; "data-reference": string}

/** Ends a text with its reference, in a line of its own. */
const withReference = (text: string, reference: string) =>
  [text, `Ref. ${reference}`].filter(Boolean).join("\n")

/** An e-mail ends its lines with CRLF (RFC 6068). */
const bodyOf = (text: string) => text.replaceAll("\n", "\r\n")

/** Address that opens an e-mail with a text; without an address of its own the sender chooses. */
export const mailtoUrl = (address: string, subject: string, text: string): string =>
  `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(bodyOf(text))}`

const linkOf = (
  lines: readonly string[],
  reference: string,
  hrefOf: (text: string) => string,
): ChatLink => {
  const text = lines.filter(Boolean).join("\n")
  const href = hrefOf(withReference(text, reference))
  return {href, "data-chat": text, "data-reference": reference}
}

/** Link of a chat: its lines, without empty ones, and the reference (`CANO-ES`) as the last. */
export const chatLink = (number: string, lines: readonly string[], reference: string): ChatLink =>
  linkOf(lines, reference, text => whatsappUrl(number, text))

/** The same for an e-mail, with a subject in the page's language. */
export const emailLink = (
  address: string,
  subject: string,
  lines: readonly string[],
  reference: string,
): ChatLink => linkOf(lines, reference, text => mailtoUrl(address, subject, text))

/**
 * Writes the text of a chat's link anew, with a campaign's channel behind its reference (`-IG`) or
 * without. What another tool has added to the address stays.
 */
export const markChannel = (link: HTMLAnchorElement, suffix: string): void => {
  const {chat = "", reference = ""} = link.dataset
  const query = new URLSearchParams(link.search)
  const text = withReference(chat, reference + suffix)
  if (link.protocol === "mailto:") query.set("body", bodyOf(text))
  else query.set("text", text)
  // WhatsApp knows no plus for a blank; one that is meant is percent-encoded here.
  link.search = query.toString().replaceAll("+", "%20")
}
