/**
 * Address that opens a WhatsApp chat with a prefilled text.
 *
 * @param number - digits only, country code first, without +, spaces or dashes
 * @param text - what the chat holds ready; any character survives, as percent-encoded UTF-8
 * @see https://faq.whatsapp.com/5913398998672934 (click to chat)
 */
export const whatsappUrl = (number: string, text: string): string =>
  `https://wa.me/${number}?text=${encodeURIComponent(text)}`

/**
 * What a link needs to open a chat: its address, and what that is made of, what the chat says and the
 * reference that it ends with.
 */
export type ChatLink = {href: string; "data-chat": string; "data-reference": string}

/** Text of a chat: what it says, and its reference in a line of its own. */
const textOf = (says: string, reference: string) =>
  [says, `Ref. ${reference}`].filter(Boolean).join("\n")

/** An e-mail ends its lines with CRLF (RFC 6068). */
const bodyOf = (text: string) => text.replaceAll("\n", "\r\n")

const attributes = (lines: readonly string[], reference: string) => ({
  "data-chat": lines.filter(Boolean).join("\n"),
  "data-reference": reference,
})

/**
 * Puts the link of a chat together.
 *
 * @param number - digits only, country code first
 * @param lines - what the chat says; empty ones are left out
 * @param reference - its last line: `Ref. CANO-ES`
 */
export const chatLink = (number: string, lines: readonly string[], reference: string): ChatLink => {
  const told = attributes(lines, reference)
  return {href: whatsappUrl(number, textOf(told["data-chat"], reference)), ...told}
}

/**
 * Puts the link of an e-mail together, which says what the chat would.
 *
 * @param address - whom it is to
 * @param subject - in the page's language
 */
export const emailLink = (
  address: string,
  subject: string,
  lines: readonly string[],
  reference: string,
): ChatLink => {
  const told = attributes(lines, reference)
  const body = bodyOf(textOf(told["data-chat"], reference))
  return {
    href: `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`,
    ...told,
  }
}

/**
 * Writes the text of a chat's link anew, with a campaign's channel in its reference or without. What
 * another tool has added to the address stays.
 *
 * @param link - on a page, with the attributes of {@link ChatLink}
 * @param suffix - a hyphen and the channel, or nothing
 */
export const markChannel = (link: HTMLAnchorElement, suffix: string): void => {
  const {chat = "", reference = ""} = link.dataset
  const query = new URLSearchParams(link.search)
  const text = textOf(chat, reference + suffix)
  if (link.protocol === "mailto:") query.set("body", bodyOf(text))
  else query.set("text", text)
  // WhatsApp knows no plus for a blank; one that is meant is percent-encoded here.
  link.search = query.toString().replaceAll("+", "%20")
}
