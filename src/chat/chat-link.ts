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

/**
 * Link of a chat or an e-mail: its lines, without empty ones, and the reference (`CANO-ES`) as the last.
 *
 * @param hrefOf - {@link whatsappUrl} or {@link mailtoUrl}
 */
export const chatLink = (
  hrefOf: (text: string) => string,
  lines: readonly string[],
  reference: string,
): ChatLink => {
  const text = lines.filter(Boolean).join("\n")
  const href = hrefOf(withReference(text, reference))
  return {href, "data-chat": text, "data-reference": reference}
}

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
